import { similarAmong } from '#catalog/similar.ts';
import {
  ingredientsPerFamily,
  ingredientsPerPage,
  ingredientsPerRole,
  productsPerHolding,
  productsPerIngredient,
  similarPerIngredient,
} from '#core/catalog/page-sizes.ts';
import { cutPages } from '#core/catalog/paging.ts';
import { oncePer } from '#core/remembered.ts';
import {
  familyPath,
  ingredientListPath,
  ingredientNamesPath,
  ingredientPath,
  ingredientProductsPath,
  ingredientsPath,
  rolePath,
} from '#site/paths.ts';
import { Digest, hashHalves } from './digest.ts';
import { reviewPages, reviewsOf } from './review-pages.ts';
import { type PageKey, placedKey, placeInList, type Shown } from './shown.ts';

/** Finds the ingredients that do the same as one, by its place; made once for all ingredients of a snapshot. */
const similarIn = oncePer(({ ingredientRecords }: Shown) => {
  const records = ingredientRecords();
  const similar = similarAmong(records);
  return (id: number) => {
    const record = records[id];
    return record ? similar(record, similarPerIngredient) : [];
  };
});

/** An ingredient's own page, and its reviews. */
export function* ingredientPages(shown: Shown, id: number): Generator<PageKey> {
  const { store, ingredients, productOf } = shown;
  const ingredient = ingredients[id];
  if (!ingredient) return;
  const [row] = store.all('select record from ingredients where id = ?', id);
  const reviews = reviewsOf(store, 'ingredient', id);
  const digest = new Digest().text(String(row?.['record'])).text(reviews.join(''));
  for (const { alias, productCount } of similarIn(shown)(id)) digest.text(alias).number(productCount);
  const newest = store
    .all('select product, place from postings where ingredient = ? order by product desc limit ?', id, productsPerIngredient)
    .flatMap(({ product, place }) => {
      const holder = productOf.get(Number(product));
      return holder ? { product: holder, place: Number(place ?? -1) } : [];
    });
  yield { route: '/ingredients/[alias]', path: ingredientPath(ingredient.alias), key: placedKey(digest, newest) };
  yield* reviewPages('ingredient', { alias: ingredient.alias, mark: ingredient.named }, reviews);
}

/** The products that hold an ingredient. */
export function* holdingPages({ store, ingredients, category: categories, held }: Shown, id: number): Generator<PageKey> {
  const ingredient = ingredients[id];
  const products = ingredient && held(id);
  if (!products || products.length === 0) return;
  for (const page of cutPages(products.length, productsPerHolding)) {
    const head = new Digest().mark(ingredient.named).text(placeInList(page));
    if (page.number === null)
      for (const { category, product_count } of store.all(
        'select category, product_count from pairs where ingredient = ? order by category',
        id,
      ))
        head.mark(categories.get(String(category))?.named ?? ingredient.named).number(Number(product_count));
    yield {
      route: `/ingredients/[alias]/products${page.number === null ? '' : '/page/[n]'}`,
      path: ingredientProductsPath(ingredient.alias, page.number),
      key: placedKey(head, products.slice(page.offset, page.offset + page.limit)),
    };
  }
}

/** Lists of ingredients: facts of data/ingredients, which are part of the code, with the number of products that hold each. */
export function* ingredientLists({ ingredients: shown, ingredientRecords }: Shown): Generator<PageKey> {
  const ingredients = ingredientRecords().map((record, id) => ({ record, named: shown[id]?.named ?? hashHalves(record.alias) }));
  type Listed = (typeof ingredients)[number];
  const key = (some: readonly Listed[]) => {
    const digest = new Digest();
    for (const { named, record } of some) digest.mark(named).number(record.productCount);
    return digest.toString();
  };
  const fromA = ingredients.toSorted((a, b) => compareNames(a.record.inci, b.record.inci));
  for (const [index, slice] of cut(fromA, ingredientsPerPage).entries())
    yield {
      route: index === 0 ? '/ingredients' : '/ingredients/page/[n]',
      path: ingredientsPath(index === 0 ? null : index + 1),
      key: key(slice),
    };
  const roles = new Set(ingredients.flatMap(({ record }) => record.roles));
  for (const role of roles) {
    const members = fromA.filter(({ record }) => record.roles.includes(role));
    for (const [index, slice] of cut(members, ingredientsPerRole).entries())
      yield {
        route: `/ingredients/roles/[role]${index === 0 ? '' : '/page/[n]'}`,
        path: rolePath(role, index === 0 ? null : index + 1),
        key: key(slice),
      };
  }
  for (const [family, members] of Map.groupBy(fromA, ({ record }) => record.family)) {
    const used = members.filter(({ record }) => record.productCount > 0).sort((a, b) => b.record.productCount - a.record.productCount);
    yield { route: '/ingredients/families/[family]', path: familyPath(family), key: key(used.slice(0, ingredientsPerFamily)) };
  }
  yield { route: ingredientListPath, path: ingredientListPath, key: key(ingredients) };
  yield { route: ingredientNamesPath, path: ingredientNamesPath, key: '' };
}

/** As the snapshot sorts them: capitals and small letters alike. */
function compareNames(a: string, b: string): number {
  const [one, two] = [a.toUpperCase(), b.toUpperCase()];
  return one < two ? -1 : one > two ? 1 : 0;
}

function cut<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
