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

/** Those of the flags that one list has for sure. */
export const settledOf = <Name extends FlagName>(names: readonly Name[], { flags }: Pick<Report, 'flags'>): readonly Name[] =>
  names.filter((name) => flags.some(({ flag, state }) => flag === name && state === 'settled'));

/** The tallied flags of one list; null where too little of it was recognised to say. */
export const flagsOfList = (report: Pick<Report, 'withheld' | 'flags'>): readonly TalliedFlag[] | null =>
  report.withheld ? null : settledOf(talliedFlags, report);

export function tallyFlags(lists: readonly (readonly TalliedFlag[] | null)[]): FlagTally {
  const read = lists.filter((flags) => flags !== null);
  const withFlag = Object.fromEntries(talliedFlags.map((name) => [name, read.filter((flags) => flags.includes(name)).length]));
  return { lists: read.length, withFlag: withFlag as Record<TalliedFlag, number> };
}
