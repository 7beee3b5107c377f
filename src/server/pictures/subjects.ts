import { eq, type SQL } from 'drizzle-orm';
import { outlineOf } from '#core/catalog/outline.ts';
import { uncategorized, useOfCategory } from '#core/catalog/taxonomy.ts';
import { titlesOf } from '#core/catalog/titled-list.ts';
import {
  countProducts,
  inCategory,
  newestProducts,
  type PublicProduct,
  positionsOf,
  publicBrand,
  publicProduct,
} from '#db/queries/public-products.ts';
import { products } from '#db/schema/index.ts';
import { stripModel } from '#ui/analysis/strip-model.ts';
import { citedParts } from '#ui/catalog/cited-text.ts';
import { productPack } from '#ui/catalog/product-pack.ts';
import { rowWords } from '#ui/catalog/row-words.ts';
import { type SiteKnowledge, siteKnowledge } from '../built-site/knowledge.ts';
import { viewOf } from '../built-site/report-view.ts';
import type { Services } from '../services.ts';
import type { Typefaces } from './canvas.ts';
import { groupPicture, ingredientPicture, productPicture } from './compose.ts';

/** Draws the thing with this alias; null where there is none. */
type Drawer = (alias: string, services: Services, faces: Typefaces) => Promise<string | null>;

const stripsOfGroup = 4;

const categoryOf = ({ category }: PublicProduct, { categories }: SiteKnowledge) =>
  categories.find(({ alias }) => alias === (category ?? uncategorized)) ?? null;

function viewOfProduct(product: PublicProduct, knowledge: SiteKnowledge, { t }: Services) {
  return viewOf(
    product.list,
    titlesOf({ en: product.titleEn, ru: product.titleRu }),
    useOfCategory(categoryOf(product, knowledge)),
    knowledge,
    t,
  );
}

const drawProduct: Drawer = async (alias, services, faces) => {
  const { db, files, t } = services;
  const product = await publicProduct(db, alias);
  if (!product) return null;
  const knowledge = siteKnowledge(files);
  const view = viewOfProduct(product, knowledge, services);
  const outline = outlineOf(view.report, view.facts);
  const title = (t.language === 'ru' ? product.titleRu : null) ?? product.titleEn;
  const { brand, brandAlias, category } = product;
  return productPicture(faces, {
    site: t('site.name'),
    about: categoryOf(product, knowledge)?.name ?? '',
    title,
    brand,
    pack: productPack({ title, category: category ?? uncategorized, brand: brandAlias, brandName: brand, outline }),
    strip: stripModel(view),
    passed: t('strip.passed'),
    words: rowWords(outline, t).join(' · '),
  });
};

/** The beginning of what is told, without its source marks. */
const drawIngredient: Drawer = async (alias, { db, files, t }, faces) => {
  const knowledge = siteKnowledge(files);
  const facts = knowledge.factsOf(alias);
  if (!facts) return null;
  const told = knowledge.toldOf(alias);
  const [paragraph = ''] = told?.text.split(/\n{2,}/) ?? [];
  const says = citedParts(paragraph, told?.sources ?? [])
    .flatMap((part) => (part.kind === 'text' ? [part.text] : []))
    .join('');
  const positions = await positionsOf(db, alias);
  return ingredientPicture(faces, {
    site: t('site.name'),
    about: t('picture.ingredient'),
    title: facts.inci,
    family: facts.family,
    says,
    positions,
    caption: t('picture.lists', { count: positions.reduce((sum, count) => sum + count, 0) }),
  });
};

async function drawGroup(
  about: string,
  title: string,
  fits: SQL | undefined,
  services: Services,
  faces: Typefaces,
): Promise<string | null> {
  const knowledge = siteKnowledge(services.files);
  const total = await countProducts(services.db, fits);
  if (total === 0) return null;
  const newest = await newestProducts(services.db, fits, stripsOfGroup);
  return groupPicture(faces, {
    site: services.t('site.name'),
    about,
    title,
    counts: services.t('products.count', { count: total }),
    strips: newest.map((product) => stripModel(viewOfProduct(product, knowledge, services))),
  });
}

const drawBrand: Drawer = async (alias, services, faces) => {
  const brand = await publicBrand(services.db, alias);
  if (!brand) return null;
  return drawGroup(services.t('picture.brand'), brand.name, eq(products.brandId, brand.id), services, faces);
};

const drawCategory: Drawer = async (alias, services, faces) => {
  const category = siteKnowledge(services.files).categories.find((one) => one.alias === alias);
  if (!category) return null;
  return drawGroup(services.t('picture.category'), category.name, inCategory(alias), services, faces);
};

export const drawers = { product: drawProduct, ingredient: drawIngredient, brand: drawBrand, category: drawCategory } as const;
