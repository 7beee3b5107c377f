import { comparedSql, firstDupesSql } from '#catalog/comparisons.ts';
import { chosenPairs, maxPairsWithPages } from '#core/comparison/chosen-pairs.ts';
import { compareWeightsPath, comparisonPath } from '#site/paths.ts';
import { meta } from '../snapshot/statements.ts';
import { FingerprintBuilder } from './fingerprint.ts';
import type { FingerprintedPage, PageInputs } from './page-inputs.ts';

/** Pairs of products side by side. */
export function* comparisonPages({ store, productNamed }: PageInputs): Generator<FingerprintedPage> {
  const pairsIn = (sql: string) => store.all(sql).map(({ one, other }) => [String(one), String(other)] as const);
  for (const pair of chosenPairs(pairsIn(comparedSql), pairsIn(firstDupesSql), maxPairsWithPages)) {
    const fingerprint = new FingerprintBuilder();
    for (const alias of pair) {
      const product = productNamed().get(alias);
      if (product) fingerprint.add(product.row);
    }
    yield { route: '/compare/[alias]', path: comparisonPath(pair), fingerprint: fingerprint.toString() };
  }
}

/** The weights of comparisons, those of a whole snapshot, which its updates leave as they are. */
export function* weightsPage({ store }: PageInputs): Generator<FingerprintedPage> {
  yield {
    route: compareWeightsPath,
    path: compareWeightsPath,
    fingerprint: new FingerprintBuilder().text(meta(store, 'idf') ?? '').toString(),
  };
}
