import type { PageTranslator } from '#i18n/translator.ts';
import { comparisonPath } from '#site/paths.ts';
import { StripMini } from '#ui/analysis/StripMini.tsx';
import type { ProductRowView } from '#ui/catalog/ProductRow.tsx';

/** Pairs of products, a strip above the other, each leading to its comparison. */
export function ComparedPairs({ pairs, t }: { readonly pairs: readonly (readonly ProductRowView[])[]; readonly t: PageTranslator }) {
  return (
    <ul className="pairs" data-part="pairs">
      {pairs.map((pair) => {
        const path = comparisonPath(pair.map(({ product }) => product.alias));
        const [first, second] = pair.map(({ product }) => product.title);
        return (
          <li key={path}>
            <span>
              <a className="name" href={path}>
                {t('compare.pairLine', { first: first ?? '', second: second ?? '' })}
              </a>
              <span className="byline">{pair.map(({ product }) => product.brand).join(' · ')}</span>
            </span>
            <span className="two-strips">
              {pair.map(({ product, strip }) => (
                <StripMini key={product.alias} cells={strip} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
