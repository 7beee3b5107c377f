import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { ItemIndex } from './verdicts.ts';

/** The items of a list that count, or of one part of it. */
export interface Sequence {
  readonly items: readonly Item[];
  readonly counted: readonly ItemIndex[];
  /** By item; null for what is not known. */
  readonly facts: readonly (Facts | null)[];
  /** The most that a title says there is of all of a group, percent, for each of its members: "AHA 30 %". */
  readonly atMost?: ReadonlyMap<ItemIndex, number>;
}
