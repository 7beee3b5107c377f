import type { RecipeBook } from './recipe-book.ts';

/** Low and high percentage. */
export type ShareRange = readonly [number, number];

/** Names that are taken together, with how often and how much. */
export interface PoolMember {
  readonly names: readonly string[];
  readonly weight: number;
  readonly share: ShareRange;
}

/** One part of a formula: so many members of a pool, with a chance in percent. */
export interface FormulaPart {
  readonly pool: string;
  readonly least: number;
  readonly most: number;
  readonly chance: number;
}

export function readShare(text: string): ShareRange {
  const [low = 0, high = low] = text.split('-').map(Number);
  return [low, high];
}

/** "humectants 1-3 60%" → pool, how many, chance. */
export function readPart(text: string): FormulaPart {
  const parsed = /^([a-z-]+)(?: (\d+)(?:-(\d+))?)?(?: (\d+)%)?$/.exec(text);
  if (!parsed) throw new Error(`"${text}" is not a part of a formula: expected "pool 1-2 60%".`);
  const [, pool = '', least = '1', most = least, chance = '100'] = parsed;
  return { pool, least: Number(least), most: Number(most), chance: Number(chance) };
}

/** The pools, read once: "Glycerin: 40 2-8" → weight and share of its own. */
export function readPools(book: RecipeBook): ReadonlyMap<string, readonly PoolMember[]> {
  return new Map(
    Object.entries(book.pools).map(([name, { share, names }]) => [
      name,
      Object.entries(names).map(([together, line]) => {
        const [weight = '1', own] = String(line).split(' ');
        return { names: together.split(' + '), weight: Number(weight), share: readShare(own ?? share) };
      }),
    ]),
  );
}

/** Names that the book uses and the knowledge base does not hold, each with where it stands. */
export function unknownNames(book: RecipeBook, facts: ReadonlyMap<string, unknown>): string[] {
  const pools = [...readPools(book)].flatMap(([pool, members]) =>
    members.flatMap(({ names }) => names.map((inci) => ({ inci, where: `pools.yaml: ${pool}` }))),
  );
  const heroes = Object.entries(book.words.heroes).flatMap(([list, entries]) =>
    Object.values(entries).map(({ inci }) => ({ inci, where: `words.yaml: heroes of ${list}` })),
  );
  return [...new Set([...pools, ...heroes].filter(({ inci }) => !facts.has(inci)).map(({ inci, where }) => `${inci} (${where})`))];
}
