import { and } from 'drizzle-orm';
import { outlineOf } from '#core/catalog/outline.ts';
import { frontPage, neighboursOf, type Page, pageNumbered } from '#core/catalog/paging.ts';
import { useOfCategory } from '#core/catalog/taxonomy.ts';
import { countProducts, inCategory, newestProducts, type PublicProduct, withIngredient } from '#db/queries/public-products.ts';
import { categoriesPath, categoryPath, ingredientPath, ingredientProductsPath, pairPath, productsPath } from '#site/paths.ts';
import { Chip } from '#ui/analysis/Chip.tsx';
import { miniCells } from '#ui/analysis/mini-cells.ts';
import { ProductRows, type ProductRowView } from '#ui/catalog/ProductRow.tsx';
import { rowWords } from '#ui/catalog/row-words.ts';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import { PageLinks } from '#ui/controls/PageLinks.tsx';
import { markup } from '#ui/markup/markup.ts';
import { type SiteCategory, type SiteKnowledge, siteKnowledge } from '../built-site/knowledge.ts';
import { viewOf } from '../built-site/report-view.ts';
import type { Services } from '../services.ts';
import type { FilledPage } from './shell.ts';

/** As many as on the pages of the build. */
const productsPerPage = 48;

function rowOf(product: PublicProduct, category: SiteCategory, ingredient: string, known: SiteKnowledge, { t }: Services): ProductRowView {
  const view = viewOf(product.list, useOfCategory(category), known, t);
  const { counted, reading } = view.report;
  const place = counted.findIndex((index) => reading.items[index]?.alias === ingredient) + 1;
  const outline = outlineOf(view.report, view.facts);
  const where = place === 0 ? t('holding.shades') : t('strip.place', { place, total: counted.length });
  return {
    alias: product.alias,
    title: (t.language === 'ru' ? product.titleRu : null) ?? product.titleEn,
    brand: product.brand,
    brandAlias: product.brandAlias,
    category: category.name,
    categoryAlias: category.alias,
    places: counted.length,
    strip: miniCells(outline),
    words: [where, ...rowWords(outline, t).slice(1, 2)],
  };
}

/** The products of a category that hold an ingredient; null where there are none, or no such page of them. */
export async function pairPage(
  aliases: { readonly category: string; readonly ingredient: string; readonly page: number | null },
  services: Services,
): Promise<FilledPage | null> {
  const { db, files, t } = services;
  const known = siteKnowledge(files);
  const category = known.categories.find(({ alias }) => alias === aliases.category);
  const ingredient = known.factsOf(aliases.ingredient);
  if (!category || !ingredient) return null;
  const fits = and(inCategory(category.alias), withIngredient(ingredient.alias));
  const total = await countProducts(db, fits);
  const page: Page | null = aliases.page === null ? frontPage(total, productsPerPage) : pageNumbered(aliases.page, total, productsPerPage);
  if (total === 0 || !page) return null;
  const products = await newestProducts(db, fits, page.limit, page.offset);
  const { inci } = ingredient;
  const pathOf = (number: number | null) => pairPath(category.alias, ingredient.alias, number);
  const heading = t('pair.title', { category: category.name, ingredient: inci });
  const count = t('products.count', { count: total });
  const description = t('pair.description', { category: category.name, ingredient: inci, products: count });
  const said = t('products.page', { page: page.number ?? 0 });
  const crumbs = [
    { name: t('products.title'), path: productsPath() },
    { name: t('categories.title'), path: categoriesPath },
    { name: category.name, path: categoryPath(category.alias) },
    { name: inci, path: pathOf(null) },
  ];
  return {
    title: page.number === null ? heading : t('list.pageTitle', { title: heading, page: page.number }),
    description: page.number === null ? description : `${description} ${said}.`,
    path: pathOf(page.number),
    crumbs,
    listed: false,
    main: markup(
      <>
        <CrumbTrail crumbs={crumbs} t={t} />
        <section className="title">
          <div className="title-chip">
            <Chip family={ingredient.family} />
            <h1>{heading}</h1>
          </div>
          <p className="intro facts-line">
            {page.number === null ? (
              <>
                <b>{count}</b> {t('pair.of', { total: await countProducts(db, inCategory(category.alias)) })}
              </>
            ) : (
              said
            )}
          </p>
          <p className="small links-out">
            <a href={ingredientPath(ingredient.alias)}>{t('pair.ingredient', { ingredient: inci })}</a>
            <a href={categoryPath(category.alias)}>{t('pair.category')}</a>
            <a href={ingredientProductsPath(ingredient.alias)}>{t('pair.everywhere')}</a>
          </p>
        </section>
        <ProductRows products={products.map((product) => rowOf(product, category, ingredient.alias, known, services))} within="category" />
        <PageLinks neighbours={neighboursOf(page, pathOf)} t={t} />
      </>,
    ),
  };
}
