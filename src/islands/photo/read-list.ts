import type { Box } from '#core/photo/picture.ts';
import type { JoinedList, ReadPhotograph } from './protocol.ts';

/** A name that waits to be confirmed, or has been. */
export interface ShownName {
  /** Offsets in the text of the list. */
  readonly start: number;
  readonly end: number;
  readonly candidates: readonly string[];
  /** The photograph it is on, counted from 0, and its piece there. */
  readonly photograph: number;
  readonly box: Box;
  readonly confirmed: boolean;
}

/** The list as far as it is known: its text, and the names in it that were not clear, in its order. */
export interface ReadList {
  readonly text: string;
  /** All names. */
  readonly count: number;
  readonly names: readonly ShownName[];
}

export const noList: ReadList = { text: '', count: 0, names: [] };

export const listOf = ({ text, count, asked }: ReadPhotograph, photograph: number): ReadList => ({
  text,
  count,
  names: asked.map((name) => ({ ...name, photograph, confirmed: false })),
});

export const saidOf = ({ text }: ReadList, { start, end }: ShownName): string => text.slice(start, end);

/** The names that the reader still has to look at. */
export const waitingIn = ({ names }: ReadList): readonly ShownName[] => names.filter(({ confirmed }) => !confirmed);

/** The list with one of its names written as the reader says; what follows moves along. */
export function withName(list: ReadList, index: number, said: string): ReadList {
  const name = list.names[index];
  if (!name) return list;
  const longer = said.length - (name.end - name.start);
  const moved = (one: ShownName, place: number): ShownName => {
    if (place === index) return { ...one, end: one.end + longer, confirmed: true };
    return place < index ? one : { ...one, start: one.start + longer, end: one.end + longer };
  };
  return { ...list, text: list.text.slice(0, name.start) + said + list.text.slice(name.end), names: list.names.map(moved) };
}

/** The lists of two photographs as the one that was made of their texts. A name whose better reading is on the other photograph asks no more. */
export function joinedOf(lists: readonly [ReadList, ReadList], { text, count }: JoinedList): ReadList {
  const found: ShownName[] = [];
  for (const list of lists)
    for (const name of list.names) {
      const said = saidOf(list, name);
      const length = said.length;
      let start = text.indexOf(said);
      // Another name may hold the same letters.
      while (start !== -1 && found.some((one) => one.start < start + length && one.end > start)) start = text.indexOf(said, start + 1);
      if (start !== -1) found.push({ ...name, start, end: start + length });
    }
  return { text, count, names: found.sort((one, other) => one.start - other.start) };
}

/** A piece of the list: text that is clear, or a name that asks; `index` is its place among those. */
export type Row =
  | { readonly kind: 'clear'; readonly text: string }
  | { readonly kind: 'name'; readonly index: number; readonly name: ShownName };

const edges = /^[\s,;.•·]+|[\s,;•·]+$/g;

/** The list in rows, in its order. */
export function rowsOf(list: ReadList): readonly Row[] {
  const rows: Row[] = [];
  let from = 0;
  const clear = (to: number) => {
    const text = list.text.slice(from, to).replace(edges, '');
    if (text !== '') rows.push({ kind: 'clear', text });
  };
  list.names.forEach((name, index) => {
    clear(name.start);
    rows.push({ kind: 'name', index, name });
    from = name.end;
  });
  clear(list.text.length);
  return rows;
}
