import { textHash } from '#core/text-hash.ts';

/**
 * How telling an ingredient is: one that most products hold says little about a formula, a rare one much.
 * The table is made from the whole catalogue by a full build and kept, so that one edit never moves other products' scores.
 */
export interface IdfTable {
  /** Names the rule and the counts: equal versions give equal scores. */
  readonly version: string;
  /** By lexicon id. */
  readonly weights: readonly number[];
  /** Of an ingredient that the table does not know. */
  readonly unseen: number;
}

const rule = 1;
/** An ingredient rarer than this part of the catalogue is not more telling than that: a name seen once must not outweigh a formula. */
const rarest = 1 / 200;

/** Weights from the number of products that hold each ingredient (by lexicon id) among `total`. Never 0: even water tells a little. */
export function idfTable(counts: readonly number[], total: number): IdfTable {
  const size = Math.max(1, total);
  const weight = (count: number) => Math.log(1 + size / (Math.min(count, size) + size * rarest));
  return { version: `${rule}-${textHash(`${total} ${counts.join()}`).toString(36)}`, weights: counts.map(weight), unseen: weight(0) };
}
