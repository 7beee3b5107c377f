import { outline } from '#catalog/outlines.ts';
import { brand, category, product as findProduct, type Placed } from '#catalog/products.ts';
import { productReport } from '#catalog/reports.ts';
import { rememberedRows } from '#catalog/row-memory.ts';
import { brandHref, categoryHref } from '#components/group-links.ts';
import { words } from '#components/words.ts';
import type { ProductRecord } from '#core/catalog/records.ts';
import { mayWash } from '#core/catalog/taxonomy.ts';
import { titleLanguage } from '#core/catalog/title-language.ts';
import type { Sold } from '#core/similarity/other-brand.ts';
import { t } from '#i18n/page-words.ts';
import { miniCells } from '#ui/analysis/mini-cells.ts';
import type { PageView } from '#ui/analysis/report-view.ts';
import { stripModel } from '#ui/analysis/strip-model.ts';
import { doseWord } from '#ui/analysis/use-words.ts';
import { categoryWords } from '#ui/catalog/category-words.ts';
import type { ProductRowView, RowProduct } from '#ui/catalog/ProductRow.tsx';
import { rowFigures } from '#ui/catalog/row-figures.ts';
import { rowPack } from '#ui/catalog/row-pack.ts';
import { rowDose, rowFor, rowWords } from '#ui/catalog/row-words.ts';

/** A product's report, ready to be shown in the language of the build. */
export function reportView(product: ProductRecord): PageView {
  const { report, facts } = productReport(product);
  const isGuess = !product.categorySure || report.context === 'unknown';
  return { report, facts, words, t, isGuess, washesNothing: !mayWash(product.category) };
}

/** The language a title is to be read aloud in, where it is not the page's. Products that are named in both languages are named in the page's. */
export function titleLang({ title }: ProductRecord): string | undefined {
  const language = title.en === title.ru ? titleLanguage(title.en) : null;
  return language === null || language === t.language ? undefined : language;
}

export const categoryInWords = ({ category: alias, categorySure }: ProductRecord): string =>
  categoryWords(t, category(alias)?.name[t.language] ?? alias, categorySure);

/** Of so many products is kept what lists show of them. */
const keptRows = 25_000;

/** Null for a product that the snapshot does not hold. */
export const namedProduct = rememberedRows(keptRows, (alias: string): Sold | null => {
  const product = findProduct(alias);
  if (!product) return null;
  const { title, brand: ofBrand, barcodes } = product;
  return { title: title[t.language], category: product.category, brand: ofBrand, brandName: brand(ofBrand)?.name ?? ofBrand, barcodes };
});

/**
 * A product as a list shows it, by its alias. Made once for all the lists it stands in, strip and all; a row takes some 2 kB, so a whole
 * catalogue of ordinary size is kept.
 */
export const productRow = rememberedRows(keptRows, (alias: string): ProductRowView => {
  const product = findProduct(alias);
  const seen = outline(alias);
  const dose = seen && rowDose(seen);
  if (!product || !seen) throw new Error(`The snapshot holds no product "${alias}".`);
  const [title, brandName] = [product.title[t.language], brand(product.brand)?.name ?? product.brand];
  return {
    product: {
      alias,
      title,
      titleLang: titleLang(product),
      brand: brandName,
      brandAlias: brandHref(product.brand) && product.brand,
      category: categoryInWords(product),
      categoryAlias: categoryHref(product.category) && product.category,
      madeFor: rowFor(seen, words.needs, t),
    },
    places: seen.families.length,
    strip: miniCells(seen),
    picture: product.picture,
    pack: product.picture === null ? rowPack({ title, category: product.category, brand: product.brand, brandName, outline: seen }) : null,
    dose: dose && { dose, word: doseWord(t, dose, !product.categorySure) },
    words: rowWords(seen, t),
    figures: rowFigures(product, t),
  };
});

const namedOnly = rememberedRows(keptRows, (alias: string): RowProduct => {
  const { madeFor: _, ...named } = productRow(alias).product;
  return named;
});

/** As it stands on the page of another product, which has no bytes to spare: it is like that one, so that what it is for is said; of its figures the price by amount is the one to compare. */
export function shortRow(alias: string): ProductRowView {
  const row = productRow(alias);
  return { ...row, product: namedOnly(alias), picture: null, pack: null, dose: null, figures: row.figures.slice(1, 2) };
}

/** A product as a list of an ingredient shows it: its place comes first. */
export function placedRow({ alias, place }: Placed): ProductRowView {
  const row = productRow(alias);
  const where = place === null ? t('productsWith.shades') : t('strip.place', { place, total: row.places });
  return { ...row, words: [where, ...row.words] };
}

/** How many cells the specimen of the home page has: enough for every family, few enough to be read. */
const specimenLength = 24;

/** The product whose strip shows most: it passes 1 %, is wholly read and about as long as a list usually is. */
export function chooseSpecimen(products: readonly ProductRecord[]): ProductRecord | undefined {
  const rank = (product: ProductRecord) => {
    const { cells, onePercent } = stripModel(reportView(product));
    const unread = cells.filter(({ family }) => family === 'unknown').length;
    return Math.abs(cells.length - specimenLength) + (onePercent ? 0 : 100) + unread * 10;
  };
  return products.toSorted((a, b) => rank(a) - rank(b))[0];
}
