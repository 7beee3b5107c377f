import type { Report } from '#core/analysis/report.ts';
import type { FlagName } from '#core/knowledge/flags.ts';

/** What people ask of a brand or a kind of product as a whole. */
export const talliedFlags = [
  'fragrance',
  'allergen',
  'drying-alcohol',
  'silicone',
  'sulfate',
  'peg',
  'paraben',
] as const satisfies readonly FlagName[];
export type TalliedFlag = (typeof talliedFlags)[number];

/** How many of the lists that were read hold what a flag names; only settled findings count. */
export interface FlagTally {
  readonly lists: number;
  readonly withFlag: Readonly<Record<TalliedFlag, number>>;
}

/** The tallied flags of one list; null where too little of it was recognised to say. */
export function flagsOfList({ withheld, flags }: Pick<Report, 'withheld' | 'flags'>): readonly TalliedFlag[] | null {
  return withheld ? null : talliedFlags.filter((name) => flags.some(({ flag, state }) => flag === name && state === 'settled'));
}

export function tallyFlags(lists: readonly (readonly TalliedFlag[] | null)[]): FlagTally {
  const read = lists.filter((flags) => flags !== null);
  const withFlag = Object.fromEntries(talliedFlags.map((name) => [name, read.filter((flags) => flags.includes(name)).length]));
  return { lists: read.length, withFlag: withFlag as Record<TalliedFlag, number> };
}
