import { decodeIngredientNames, type NamedIngredient } from '#core/catalog/ingredient-names.ts';
import type { ListedIngredient } from '#core/catalog/listed-ingredient.ts';
import { indexProducts, type ProductIndex } from '#core/catalog/product-index.ts';
import type { Vocabulary } from '#core/search/vocabulary.ts';
import {
  type BrandRow,
  brandRows,
  type CatalogVersion,
  catalogVersion,
  categoryNames,
  holdings,
  indexRows,
  ingredientLists,
  searchedWords,
} from '#db/queries/catalog.ts';
import type { Services } from '../services.ts';

/** The catalogue as the lists are answered from: columns and names in memory, read whole, because every list counts all of it. */
export interface Catalog {
  readonly version: string;
  readonly products: ProductIndex;
  /** By id. */
  readonly brands: ReadonlyMap<number, BrandRow & { readonly productCount: number }>;
  /** Names by alias, in the order of the site. */
  readonly categories: ReadonlyMap<string, string>;
  /** From A to Z. */
  readonly ingredients: readonly ListedIngredient[];
  readonly names: readonly NamedIngredient[];
  /** By alias. */
  readonly inciNames: ReadonlyMap<string, string>;
  readonly brandNames: ReadonlyMap<string, string>;
  readonly vocabulary: Vocabulary;
}

const codes = (text: string) => (text === '' ? [] : text.split(' '));

/** What changes with the knowledge base alone: much to read, seldom another. */
interface KnowledgeParts {
  readonly ingredients: readonly ListedIngredient[];
  readonly names: readonly NamedIngredient[];
  readonly inciNames: ReadonlyMap<string, string>;
}

async function readKnowledge({ db, site: { language } }: Services): Promise<KnowledgeParts> {
  const lists = await ingredientLists(db, language);
  const ingredients = lists.map(({ listed }): ListedIngredient => JSON.parse(listed));
  return {
    ingredients,
    names: decodeIngredientNames(
      lists.map(({ names }) => names).join('\n'),
      ingredients.map(({ inci }) => inci),
    ),
    inciNames: new Map(ingredients.map(({ alias, inci }) => [alias, inci])),
  };
}

async function readProducts({ db, site: { language } }: Services, brands: readonly BrandRow[]): Promise<ProductIndex> {
  const aliases = new Map(brands.map(({ id, alias }) => [id, alias]));
  const kindsOfBrand = new Map(brands.map(({ id, certificates }) => [id, [...new Set(certificates.map(({ kind }) => kind))]]));
  const rows = await indexRows(db, language);
  return indexProducts(
    rows.map(({ brandId, flags, effects, skin, ...row }) => ({
      ...row,
      brand: aliases.get(brandId) ?? '',
      certificates: kindsOfBrand.get(brandId) ?? [],
      flags: codes(flags),
      effects: codes(effects),
      skin: codes(skin),
    })),
    await holdings(db),
  );
}

interface Kept {
  readonly catalog: Promise<Catalog>;
  readonly knowledge: Promise<KnowledgeParts>;
  readonly version: CatalogVersion;
  /** When it may be read anew: milliseconds since 1970. */
  until: number;
}

async function readCatalog(services: Services, knowledge: KnowledgeParts, version: string): Promise<Catalog> {
  const brands = await brandRows(services.db);
  const products = await readProducts(services, brands);
  return {
    version,
    products,
    brands: new Map(brands.map((brand) => [brand.id, { ...brand, productCount: products.lists.brand.get(brand.alias)?.length ?? 0 }])),
    categories: await categoryNames(services.db, services.site.language),
    ingredients: knowledge.ingredients.map((ingredient) => ({
      ...ingredient,
      productCount: products.lists.ingredient.get(ingredient.alias)?.length ?? 0,
    })),
    names: knowledge.names,
    inciNames: knowledge.inciNames,
    brandNames: new Map(brands.map(({ alias, name }) => [alias, name])),
    vocabulary: { words: await searchedWords(services.db) },
  };
}

/** A changed catalogue is read anew at once, but not with every row of an import: reading takes at most a tenth of the time. */
const leastAge = 2_000;
const agePerReading = 10;

const kept = new WeakMap<Services, Kept>();

/** The present catalogue, read once and again after it changed. */
export async function catalogOf(services: Services): Promise<Catalog> {
  const version = await catalogVersion(services.db);
  const last = kept.get(services);
  const isSame = last && last.version.catalog === version.catalog && last.version.knowledge === version.knowledge;
  if (last && (isSame || services.now() < last.until)) return last.catalog;
  const since = services.now();
  const knowledge = last && last.version.knowledge === version.knowledge ? last.knowledge : readKnowledge(services);
  const catalog = knowledge.then((parts) => readCatalog(services, parts, `${version.catalog} ${version.knowledge}`));
  const next: Kept = { catalog, knowledge: knowledge, version, until: since + leastAge };
  kept.set(services, next);
  try {
    await catalog;
    next.until = since + Math.max(leastAge, agePerReading * (services.now() - since));
  } catch (error) {
    kept.delete(services);
    throw error;
  }
  return catalog;
}

/** What open answers change with: the version they are made of, which may be a moment older than the database. */
export async function servedVersion(services: Services): Promise<string> {
  return (await catalogOf(services)).version;
}
