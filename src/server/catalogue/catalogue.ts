import { decodeIngredientNames, type NamedIngredient } from '#core/catalog/ingredient-names.ts';
import type { ListedIngredient } from '#core/catalog/listed-ingredient.ts';
import { indexProducts, type ProductIndex } from '#core/catalog/product-index.ts';
import type { Vocabulary } from '#core/search/vocabulary.ts';
import {
  type BrandRow,
  brandRows,
  catalogueEdition,
  categoryNames,
  holdings,
  indexRows,
  ingredientLists,
  searchedWords,
} from '#db/queries/catalogue.ts';
import type { Services } from '../services.ts';

/** The catalogue as the lists are answered from: columns and names in memory, read whole, because every list counts all of it. */
export interface Catalogue {
  readonly edition: string;
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

async function readCatalogue({ db, site: { language } }: Services, edition: string): Promise<Catalogue> {
  const brands = await brandRows(db);
  const byId = new Map(brands.map((brand) => [brand.id, brand]));
  const certificates = new Map(brands.map(({ id, certificates }) => [id, [...new Set(certificates.map(({ kind }) => kind))]]));
  const rows = await indexRows(db, language);
  const products = indexProducts(
    rows.map(({ brandId, flags, effects, skin, ...row }) => ({
      ...row,
      brand: byId.get(brandId)?.alias ?? '',
      certificates: certificates.get(brandId) ?? [],
      flags: codes(flags),
      effects: codes(effects),
      skin: codes(skin),
    })),
    await holdings(db),
  );
  const lists = await ingredientLists(db, language);
  const ingredients = lists.map(({ listed }) => {
    const ingredient: ListedIngredient = JSON.parse(listed);
    return { ...ingredient, productCount: products.lists.ingredient.get(ingredient.alias)?.length ?? 0 };
  });
  return {
    edition,
    products,
    brands: new Map(brands.map((brand) => [brand.id, { ...brand, productCount: products.lists.brand.get(brand.alias)?.length ?? 0 }])),
    categories: await categoryNames(db, language),
    ingredients,
    names: decodeIngredientNames(
      lists.map(({ names }) => names).join('\n'),
      ingredients.map(({ inci }) => inci),
    ),
    inciNames: new Map(ingredients.map(({ alias, inci }) => [alias, inci])),
    brandNames: new Map(brands.map(({ alias, name }) => [alias, name])),
    vocabulary: { words: await searchedWords(db) },
  };
}

/** A changed catalogue is read anew this many milliseconds after the last reading began, not with every row of an import. */
const leastAge = 2_000;

interface Kept {
  readonly catalogue: Promise<Catalogue>;
  readonly since: number;
  readonly edition: string;
}

const kept = new WeakMap<Services, Kept>();

/** The present catalogue, read once and again after it changed. */
export async function catalogueOf(services: Services): Promise<Catalogue> {
  const edition = await catalogueEdition(services.db);
  const last = kept.get(services);
  if (last && (last.edition === edition || services.now() - last.since < leastAge)) return last.catalogue;
  const catalogue = readCatalogue(services, edition);
  kept.set(services, { catalogue, since: services.now(), edition });
  catalogue.catch(() => kept.delete(services));
  return catalogue;
}

/** What open answers change with: the edition they are made of, which may be a moment older than the database. */
export async function shownEdition(services: Services): Promise<string> {
  return (await catalogueOf(services)).edition;
}
