import { type CategoryIndex, compareAliases, type DupeProduct, withoutProduct, withProduct } from './category-index.ts';
import type { DupeLists } from './dupes.ts';
import { nearest, scoresWith } from './nearest.ts';
import { type Dupe, maxDupes } from './ranking.ts';

/** What an editor did to one product of a category. */
export type ProductChange = { readonly kind: 'set'; readonly product: DupeProduct } | { readonly kind: 'removed'; readonly alias: string };

/** The state behind a change: the new index, and the lists that are not what they were, the product's own among them. */
export interface DupesChange {
  readonly index: CategoryIndex;
  readonly changed: DupeLists;
}

const isBefore = (a: Dupe, b: Dupe) => a.score > b.score || (a.score === b.score && compareAliases(a.alias, b.alias) < 0);

/**
 * A list with the changed product at its new score, 0 when it is gone. Null when it fell behind all others of a full list: then a product that was never on it may be
 * better for the last place.
 */
function replace(list: readonly Dupe[], changed: Dupe, limit: number): readonly Dupe[] | null {
  const held = list.find(({ alias }) => alias === changed.alias);
  const others = list.filter((dupe) => dupe !== held);
  const at = others.findIndex((other) => isBefore(changed, other));
  if (held && list.length === limit && at === -1 && changed.score < held.score) return null;
  if (changed.score === 0) return others;
  return others.toSpliced(at === -1 ? others.length : at, 0, changed).slice(0, limit);
}

const isSame = (list: readonly Dupe[], other: readonly Dupe[]) =>
  list.length === other.length && list.every(({ alias, score }, place) => other[place]?.alias === alias && other[place]?.score === score);

/** Brings the dupes of a category up to date after one product changed: exactly what a full run would give. `lists` are those of `index`, made with the same limit. */
export function dupesAfterChange(index: CategoryIndex, lists: DupeLists, change: ProductChange, limit = maxDupes): DupesChange {
  const alias = change.kind === 'set' ? change.product.alias : change.alias;
  const after = change.kind === 'set' ? withProduct(index, change.product) : withoutProduct(index, alias);
  const self = after.numberOf.get(alias);
  const formula = self === undefined ? undefined : after.products[self]?.weighed;
  const scores = formula && scoresWith(after, formula);
  const changed = new Map<string, readonly Dupe[]>();
  after.products.forEach(({ product, weighed }, number) => {
    const before = lists.get(product.alias);
    const moved = number === self || !before ? null : replace(before, { alias, score: scores?.[number] ?? 0 }, limit);
    const list = moved ?? nearest(after, weighed, { limit, accepts: (other) => other !== number });
    if (!before || !isSame(list, before)) changed.set(product.alias, list);
  });
  return { index: after, changed };
}
