import { comparisonWeights, readWithSnapshot, sideOfProduct } from '#catalog/comparisons.ts';
import { brand } from '#catalog/products.ts';
import { brandHref } from '#components/group-links.ts';
import { words } from '#components/words.ts';
import type { ProductRecord } from '#core/catalog/records.ts';
import { compareFormulas } from '#core/comparison/compare.ts';
import { t } from '#i18n/page-words.ts';
import { productPath } from '#site/paths.ts';
import type { Face } from '#ui/catalog/RowFace.tsx';
import type { ComparisonView, ListedSide } from '#ui/comparison/comparison-view.ts';
import { productRow } from './product-rows.ts';

function faceOf(alias: string): Face {
  const { picture, pack } = productRow(alias);
  return { picture, pack };
}

/** Products of the snapshot side by side, ready to be shown. */
export function comparisonView(products: readonly ProductRecord[]): ComparisonView {
  const formulas = readWithSnapshot(products.map(sideOfProduct));
  return {
    comparison: compareFormulas(formulas, comparisonWeights()),
    sides: formulas.flatMap(({ report, facts }, side) => {
      const product = products[side];
      if (!product) return [];
      return {
        name: product.title[t.language],
        brand: { name: brand(product.brand)?.name ?? product.brand, href: brandHref(product.brand) },
        href: productPath(product.alias),
        ...faceOf(product.alias),
        view: { report, facts, words, t },
      };
    }),
    words,
    t,
  };
}

/** A product of the snapshot for what compares it with lists in the browser. */
export function listedSide(product: ProductRecord): ListedSide {
  return {
    ...sideOfProduct(product),
    name: product.title[t.language],
    brand: brand(product.brand)?.name ?? product.brand,
    brandAlias: product.brand,
    ...faceOf(product.alias),
  };
}
