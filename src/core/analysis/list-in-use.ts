import type { Facts } from '#core/knowledge/facts.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import type { ShareEstimate } from './share-types.ts';
import type { Area, Context } from './use.ts';
import type { ItemIndex } from './verdicts.ts';

/** How a product is used, for what of a person, and what it is. */
export interface ProductInUse {
  readonly context: Context;
  readonly area: Area;
  readonly products: ReadonlySet<MarkedProduct>;
}

/** Its list, as verdicts on its ingredients need it. */
export interface ListInUse extends ProductInUse {
  readonly counted: readonly ItemIndex[];
  /** By item. */
  readonly facts: readonly (Facts | null)[];
  readonly shares: readonly (ShareEstimate | null)[];
  /** Does an item stand behind the 1 % line? */
  readonly isBehind: (index: ItemIndex) => boolean;
}
