import { uncategorized, useOfCategory } from '#core/catalog/taxonomy.ts';
import { aliasesOf, comparisonAlias } from '#core/comparison/address.ts';
import { compareFormulas, type Measure } from '#core/comparison/compare.ts';
import { readSides } from '#core/comparison/sides.ts';
import { movedTo, offersOf, publicProduct } from '#db/queries/public-products.ts';
import { brandPath, compareMeasurePath, comparePath, comparisonPath, productPath } from '#site/paths.ts';
import { CompareWith } from '#ui/comparison/CompareWith.tsx';
import { ComparisonMain } from '#ui/comparison/ComparisonMain.tsx';
import { allNames, allNamesWithBrands, type ComparisonView, type ListedSide } from '#ui/comparison/comparison-view.ts';
import { markup } from '#ui/markup/markup.ts';
import { siteKnowledge } from '../built-site/knowledge.ts';
import { viewOf as viewOfList } from '../built-site/report-view.ts';
import type { Services } from '../services.ts';
import type { FilledPage } from './shell.ts';

/** A public product as a side; null where there is none. */
async function sideOf(alias: string, { db, files, t }: Services): Promise<ListedSide | null> {
  const product = await publicProduct(db, alias);
  if (!product) return null;
  const category = siteKnowledge(files).categories.find((one) => one.alias === (product.category ?? uncategorized));
  return {
    alias,
    list: product.list,
    ...useOfCategory(category),
    offers: await offersOf(db, product.id),
    name: (t.language === 'ru' ? product.titleRu : null) ?? product.titleEn,
    brand: product.brand,
    brandAlias: product.brandAlias,
  };
}

function viewOf(products: readonly ListedSide[], { files, t }: Services): ComparisonView {
  const { knowledge, words } = siteKnowledge(files);
  const measure: Measure = JSON.parse(files.text(compareMeasurePath.slice(1)));
  const formulas = readSides(products, knowledge);
  return {
    comparison: compareFormulas(formulas, measure),
    sides: formulas.flatMap(({ report, facts }, side) => {
      const product = products[side];
      if (!product) return [];
      const { name, brand, brandAlias, alias } = product;
      const shown = files.has(`${brandPath(brandAlias)}.html`);
      return {
        name,
        brand: { name: brand, href: shown ? brandPath(brandAlias) : null },
        href: alias && productPath(alias),
        view: { report, facts, words, t },
      };
    }),
    words,
    t,
  };
}

/** A product alone, which waits for a list of the address or for another product. */
function startWith(product: ListedSide, { files, t }: Services): FilledPage | null {
  const { alias, name, list, context, area } = product;
  if (alias === null) return null;
  const path = comparisonPath([alias]);
  const crumbs = [
    { name: t('compare.title'), path: comparePath },
    { name, path },
  ];
  const view = viewOfList(list, { context: context ?? 'leave-on', area }, siteKnowledge(files), t);
  const title = t('compare.with', { name });
  return {
    shell: 'comparison',
    title,
    description: title,
    path,
    crumbs,
    listed: false,
    main: markup(<CompareWith product={{ ...product, alias }} href={productPath(alias)} view={view} crumbs={crumbs} />),
  };
}

/** Products side by side that the build did not write. */
export async function comparisonPage(name: string, services: Services): Promise<FilledPage | null> {
  const aliases = aliasesOf(name);
  if (!aliases || comparisonAlias(aliases) !== name) return null;
  const found = await Promise.all(aliases.map((alias) => sideOf(alias, services)));
  const products = found.filter((product) => product !== null);
  if (products.length < aliases.length) return null;
  const { t } = services;
  const [only] = products;
  if (only && products.length === 1) return startWith(only, services);
  const view = viewOf(products, services);
  const names = allNames(view);
  const path = comparisonPath(aliases);
  const crumbs = [
    { name: t('compare.title'), path: comparePath },
    { name: names, path },
  ];
  return {
    shell: 'comparison',
    title: t('compare.pageTitle', { names: allNamesWithBrands(view) }),
    description: t('compare.description', { names }),
    path,
    crumbs,
    listed: false,
    main: markup(<ComparisonMain view={view} crumbs={crumbs} products={products} />),
  };
}

/** The one address of a comparison that was asked for in another order, or by names that products no longer have. */
export async function comparisonMoved(name: string, { db }: Services): Promise<string | null> {
  const aliases = aliasesOf(name);
  if (!aliases) return null;
  const present = await Promise.all(aliases.map(async (alias) => (await movedTo(db, 'product', alias)) ?? alias));
  const found = await Promise.all(present.map((alias) => publicProduct(db, alias)));
  if (found.includes(null)) return null;
  const target = comparisonAlias(present);
  return target === name ? null : comparisonPath(present);
}
