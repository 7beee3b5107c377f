import { companies, dupesOf } from '#catalog/dupes.ts';
import { knowledge } from '#catalog/knowledge.ts';
import { product as findProduct } from '#catalog/products.ts';
import { rememberedRows } from '#catalog/row-memory.ts';
import { bestOffer } from '#core/catalog/best-offer.ts';
import type { Explanation } from '#core/similarity/explain.ts';
import { isDupe, isSame } from '#core/similarity/likeness.ts';
import { isOfOtherBrand } from '#core/similarity/other-brand.ts';
import { strengthsApart } from '#core/similarity/strength.ts';
import { t } from '#i18n/page-words.ts';
import { dupeWords, type UnitPrice } from '#ui/catalog/dupe-words.ts';
import { namedProduct } from './product-rows.ts';

/** A formula near a product's, with what its row says. */
export interface NearFormula {
  readonly alias: string;
  readonly words: readonly string[];
  readonly explanation: Explanation;
  /** Which of the two lists were read whole. */
  readonly wholly: { readonly here: boolean; readonly there: boolean };
  /** Like enough to be called a dupe. */
  readonly isDupe: boolean;
  /** The same ingredients in the same order, all of them known, by another brand. */
  readonly isSameList: boolean;
}

/** Products whose price is kept: each stands beside some thirty others. */
const kept = 25_000;

const unitPrice = rememberedRows(kept, (alias: string): UnitPrice | null => {
  const best = bestOffer(findProduct(alias)?.offers ?? []);
  return best?.each ? { price: best.each.price, currency: best.currency, unit: best.each.unit } : null;
});

/** The formulas nearest to a product's, with what their rows say beside it. */
export function nearFormulas(alias: string, limit: number): NearFormula[] {
  const { facts } = knowledge();
  const here = unitPrice(alias);
  const own = namedProduct(alias);
  return dupesOf(alias, limit).map(({ alias: other, explanation, differences, wholly, twins }) => {
    const sold = namedProduct(other);
    const ofOtherBrand = own !== null && sold !== null && isOfOtherBrand(own, sold, companies());
    return {
      alias: other,
      explanation,
      wholly,
      isDupe: isDupe(explanation.score),
      isSameList: ofOtherBrand && isSame(explanation.score) && differences.else === 'sameNames' && differences.amounts.length === 0,
      words: dupeWords(
        {
          explanation,
          facts,
          differences,
          wholly,
          twins: twins.flatMap((twin) => namedProduct(twin)?.title ?? []),
          ofOtherBrand,
          strengths: own && sold && strengthsApart(own.title, sold.title, own.category),
          prices: [here, unitPrice(other)],
        },
        t,
      ),
    };
  });
}
