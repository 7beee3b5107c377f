import type { FlagRule } from '#core/analysis/flag-rules.ts';
import type { Shard } from './explanation-shards.ts';
import type { CautionMark, LimitFact } from './facts.ts';
import type { Flag } from './flags.ts';
import type { ReportRules } from './report-rules.ts';
import type { Origin } from './vocabulary.ts';

/** How the facts stand in their file, for what writes it (encode-facts.ts) and what reads it (decode-facts.ts). */

export const originOrder: readonly Origin[] = ['natural', 'mixed', 'synthetic', 'unknown'];
export const animalOrder = [null, 'possible', 'always'] as const;

export type Numbers = readonly number[];
/** Words and repeated records by their index in a table. What most ingredients have comes first: nothing is written of the empty fields at the end of a row. */
export type Row = readonly [
  functions?: Numbers,
  roles?: Numbers,
  family?: number,
  origin?: number,
  flags?: Numbers,
  cautions?: Numbers,
  usual?: Numbers,
  limits?: Numbers,
  effects?: readonly (readonly [effect: number, grade: number, sources: Numbers, dose: Numbers, rinsedFrom: number | null])[],
  /** 0: what its name tells of it. */
  animal?: number,
  comedogenic?: readonly [low: number, high: number, sources: Numbers] | 0,
];

export interface Packed {
  readonly words: readonly string[];
  readonly flags: readonly Flag[];
  readonly limits: readonly PackedLimit[];
  readonly cautions: readonly CautionMark[];
  readonly rows: readonly Row[];
  readonly flagRules: readonly FlagRule[];
  readonly reportRules: ReportRules;
  readonly shards: readonly Shard[];
}

export type LimitInWords = Omit<LimitFact, 'where' | 'note'> & { readonly where: string | null; readonly note: string | null };
/** Only what the entry says is written. */
export type PackedLimit = Pick<LimitInWords, 'annex' | 'ref'> & Partial<LimitInWords>;

/** An entry that says no more than where it stands. */
export const plainLimit: Omit<LimitInWords, 'annex' | 'ref'> = {
  max: null,
  as: null,
  part: null,
  sum: null,
  mixture: null,
  asName: null,
  since: null,
  shelves: null,
  until: null,
  where: null,
  uses: null,
  only: null,
  beside: false,
  material: false,
  nano: false,
  note: null,
  label: null,
};
