import { alsoLike, type EffectCounts, type LikedProduct } from '#core/similarity/also-like.ts';
import type { CountedProduct } from './counted-products.ts';
import { meta, type Store } from './statements.ts';

/** Finds what readers of products may also like, and writes the suggestions that are not as they were. Never a dupe, which stands beside the product already. */
export function suggest(store: Store, products: readonly CountedProduct[], isWanted: (product: CountedProduct) => boolean): void {
  const counts: EffectCounts = JSON.parse(meta(store, 'effects') ?? 'null');
  const numberOf = new Map(products.map(({ alias }, number) => [alias, number]));
  const placeOf = new Map(products.map(({ id }, number) => [id, number]));
  const kinds = new Set(products.filter(isWanted).map(({ finerKind }) => finerKind));
  const listOf = (id: number) =>
    new Set<number>(
      JSON.parse(String(store.all("select record ->> '$.ids' as ids from formulas where product = ?", id)[0]?.['ids'] ?? '[]')),
    );
  const wanted = new Set<LikedProduct>();
  const liked = products.map((product): LikedProduct => {
    const isOne = isWanted(product);
    const { id, brand, finerKind, sound, raised, discontinued, kin } = product;
    const dupes = isOne ? store.all('select other from dupes where product = ?', id) : [];
    const beside = [...kin.map((alias) => numberOf.get(alias)), ...dupes.map(({ other }) => placeOf.get(Number(other)))];
    const subject = {
      brand,
      kind: finerKind,
      effects: sound,
      raised,
      beside: beside.flatMap((number) => number ?? []),
      offered: !discontinued,
      // Nothing of another kind is suggested beside it.
      list: finerKind !== null && kinds.has(finerKind) ? listOf(id) : new Set<number>(),
    };
    if (isOne) wanted.add(subject);
    return subject;
  });
  for (const [number, likes] of alsoLike(liked, counts, (product) => wanted.has(product)).entries()) {
    const subject = liked[number];
    if (!subject || !wanted.has(subject)) continue;
    const id = products[number]?.id ?? 0;
    const rows = likes.map(({ other, shared }) => ({ other: products[other]?.id ?? 0, shared: JSON.stringify(shared) }));
    const present = store.all('select other, shared from also_like where product = ? order by rank', id);
    if (JSON.stringify(rows) === JSON.stringify(present)) continue;
    store.run('delete from also_like where product = ?', id);
    for (const [place, { other, shared }] of rows.entries())
      store.run('insert into also_like values (?, ?, ?, ?)', id, place + 1, other, shared);
  }
}
