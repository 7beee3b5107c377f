import { comparedSql, firstDupesSql } from '#catalog/comparisons.ts';
import { chosenPairs, maxPairsWithPages } from '#core/comparison/chosen-pairs.ts';
import { compareMeasurePath, comparisonPath } from '#site/paths.ts';
import { meta } from '../snapshot/statements.ts';
import { Digest } from './digest.ts';
import type { PageKey, Shown } from './shown.ts';

/** Pairs of products side by side. */
export function* comparisonPages({ store, productNamed }: Shown): Generator<PageKey> {
  const pairsIn = (sql: string) => store.all(sql).map(({ one, other }) => [String(one), String(other)] as const);
  for (const pair of chosenPairs(pairsIn(comparedSql), pairsIn(firstDupesSql), maxPairsWithPages)) {
    const digest = new Digest();
    for (const alias of pair) {
      const product = productNamed().get(alias);
      if (product) digest.mark(product.row);
    }
    yield { route: '/compare/[alias]', path: comparisonPath(pair), key: digest.toString() };
  }
}

/** What comparisons are measured with: the weights of a whole snapshot, which its updates leave as they are. */
export function* measurePage({ store }: Shown): Generator<PageKey> {
  yield { route: compareMeasurePath, path: compareMeasurePath, key: new Digest().text(meta(store, 'idf') ?? '').toString() };
}
