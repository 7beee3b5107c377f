import { aliasOf } from '#core/inci/names/fold.ts';
import { type Entry, entryKinds } from './directory.ts';

type Packed = readonly [
  kind: number,
  title: string,
  id: string | 0,
  also: string | 0,
  names: readonly string[] | 0,
  count: number,
  drawn: string | 0,
  members: readonly string[] | 0,
  needs: readonly string[] | 0,
  oneThing: 0 | 1,
];

/** Names of entries of another file, by id of the ingredient. */
export type FurtherNames = readonly (readonly [id: string, names: readonly string[]])[];

export interface NamesFile {
  readonly entries: readonly Entry[];
  /** Names in other languages, of ingredients whose entries came with an earlier file. */
  readonly further: FurtherNames;
}

const defaultId = ({ kind, title }: Pick<Entry, 'kind' | 'title'>) => (kind === 'ingredient' || kind === 'brand' ? aliasOf(title) : '');
const listed = <Item>(list: readonly Item[]) => (list.length === 0 ? 0 : list);

/** What is usual is left out: most bytes are names. */
function pack(entry: Entry): Packed {
  const { kind, id, title, also, names, count, drawn, members, needs, oneThing } = entry;
  return [
    entryKinds.indexOf(kind),
    title,
    id === defaultId(entry) ? 0 : id,
    also || 0,
    listed(names),
    count,
    drawn || 0,
    listed(members),
    listed(needs),
    oneThing ? 1 : 0,
  ];
}

function unpack([kind, title, id, also, names, count, drawn, members, needs, oneThing]: Packed): Entry {
  const named = { kind: entryKinds[kind] ?? 'ingredient', title };
  return {
    ...named,
    id: id || defaultId(named),
    also: also || '',
    names: names || [],
    count,
    drawn: drawn || '',
    members: members || [],
    needs: needs || [],
    oneThing: oneThing === 1,
  };
}

export const encodeNames = ({ entries, further }: NamesFile): string => JSON.stringify([entries.map(pack), further]);

/** Reads a file of this build, which nobody else writes. */
export function decodeNames(text: string): NamesFile {
  const [entries, further] = JSON.parse(text) as readonly [readonly Packed[], FurtherNames];
  return { entries: entries.map(unpack), further };
}

/** Entries with the names that a later file brought. */
export function joinNames(files: readonly NamesFile[]): Entry[] {
  const further = new Map(files.flatMap((file) => file.further));
  return files
    .flatMap(({ entries }) => entries)
    .map((entry) => {
      const more = entry.kind === 'ingredient' ? further.get(entry.id) : undefined;
      return more ? { ...entry, names: [...entry.names, ...more] } : entry;
    });
}
