import type { Facts } from '#core/knowledge/facts.ts';
import type { ItemIndex } from './verdicts.ts';

/** What there can be of an ingredient in just such a list. */
export interface Amount {
  /** What is usual here, percent; null where it is what is usual anywhere. */
  readonly usual: readonly [number, number] | null;
  readonly most: number;
  /**
   * It takes no place of the order: wherever it stands, or before the 1 % line is passed; or there, unless it marks that line itself and nothing much is behind;
   * or there only where there are several percent of what stands behind it.
   */
  readonly free: 'always' | 'before line' | 'in front' | 'before much' | 'never';
}

/** The amount of an ingredient that a rule speaks of. */
export type AmountRule = (facts: Facts, index: ItemIndex) => Amount | null;

export const amountOf = (usual: readonly [number, number], free: Amount['free'] = 'never', most = usual[1]): Amount => ({
  usual,
  most,
  free,
});
