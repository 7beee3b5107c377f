import { similarAmong } from '#catalog/similar.ts';
import {
  ingredientsPerFamily,
  ingredientsPerPage,
  ingredientsPerRole,
  productsPerIngredient,
  productsWithPerPage,
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
import { FingerprintBuilder, fingerprintOf } from './fingerprint.ts';
import { type FingerprintedPage, type PageInputs, placedFingerprint, placeInList } from './page-inputs.ts';
import { reviewPages, reviewsOf } from './review-pages.ts';

/** Finds the ingredients that do the same as one, by its place; made once for all ingredients of a snapshot. */
const similarIn = oncePer(({ ingredientRecords }: PageInputs) => {
  const records = ingredientRecords();
  const similar = similarAmong(records);
  return (id: number) => {
    const record = records[id];
    return record ? similar(record, similarPerIngredient) : [];
  };
});

/** An ingredient's own page, and its reviews. */
export function* ingredientPages(inputs: PageInputs, id: number): Generator<FingerprintedPage> {
  const { store, ingredients, productOf } = inputs;
  const ingredient = ingredients[id];
  if (!ingredient) return;
  const [row] = store.all('select record from ingredients where id = ?', id);
  const reviews = reviewsOf(store, 'ingredient', id);
  const fingerprint = new FingerprintBuilder().text(String(row?.['record'])).text(reviews.join(''));
  for (const { alias, productCount } of similarIn(inputs)(id)) fingerprint.text(alias).number(productCount);
  const newest = store
    .all('select product, place from postings where ingredient = ? order by product desc limit ?', id, productsPerIngredient)
    .flatMap(({ product, place }) => {
      const holder = productOf.get(Number(product));
      return holder ? { product: holder, place: Number(place ?? -1) } : [];
    });
  yield { route: '/ingredients/[alias]', path: ingredientPath(ingredient.alias), fingerprint: placedFingerprint(fingerprint, newest) };
  yield* reviewPages('ingredient', { alias: ingredient.alias, fingerprint: ingredient.named }, reviews);
}

/** The products that hold an ingredient. */
export function* productsWithPages(
  { store, ingredients, category: categories, held }: PageInputs,
  id: number,
): Generator<FingerprintedPage> {
  const ingredient = ingredients[id];
  const products = ingredient && held(id);
  if (!products || products.length === 0) return;
  const [row] = store.all("select json_extract(record, '$.share') as share from ingredients where id = ?", id);
  for (const page of cutPages(products.length, productsWithPerPage)) {
    const head = new FingerprintBuilder().add(ingredient.named).number(ingredient.productCount).text(placeInList(page));
    if (page.number === null) {
      head.number(Number(row?.['share']));
      for (const { category, product_count } of store.all(
        'select category, product_count from pairs where ingredient = ? order by category',
        id,
      ))
        head.add(categories.get(String(category))?.named ?? ingredient.named).number(Number(product_count));
    }
    yield {
      route: `/ingredients/[alias]/products${page.number === null ? '' : '/page/[n]'}`,
      path: ingredientProductsPath(ingredient.alias, page.number),
      fingerprint: placedFingerprint(head, products.slice(page.offset, page.offset + page.limit)),
    };
  }
}

/** Lists of ingredients: facts of data/ingredients, which are part of the code, with the number of products that hold each. */
export function* ingredientLists({ ingredients: inputs, ingredientRecords }: PageInputs): Generator<FingerprintedPage> {
  const ingredients = ingredientRecords().map((record, id) => ({ record, named: inputs[id]?.named ?? fingerprintOf(record.alias) }));
  type Listed = (typeof ingredients)[number];
  const fingerprintOfList = (some: readonly Listed[]) => {
    const fingerprint = new FingerprintBuilder();
    for (const { named, record } of some) fingerprint.add(named).number(record.productCount);
    return fingerprint.toString();
  };
  const fromA = ingredients.toSorted((a, b) => compareNames(a.record.inci, b.record.inci));
  for (const [index, slice] of cut(fromA, ingredientsPerPage).entries())
    yield { route: '/ingredients/page/[n]', path: ingredientsPath(index + 1), fingerprint: fingerprintOfList(slice) };
  const mostUsed = fromA.toSorted((a, b) => b.record.productCount - a.record.productCount);
  yield { route: '/ingredients', path: ingredientsPath(), fingerprint: fingerprintOfList(mostUsed.slice(0, ingredientsPerPage)) };
  const roles = new Set(ingredients.flatMap(({ record }) => record.roles));
  for (const role of roles) {
    const members = mostUsed.filter(({ record }) => record.roles.includes(role));
    for (const [index, slice] of cut(members, ingredientsPerRole).entries())
      yield {
        route: `/ingredients/roles/[role]${index === 0 ? '' : '/page/[n]'}`,
        path: rolePath(role, index === 0 ? null : index + 1),
        fingerprint: fingerprintOfList(slice),
      };
  }
  for (const [family, members] of Map.groupBy(mostUsed, ({ record }) => record.family)) {
    const used = members.filter(({ record }) => record.productCount > 0);
    yield {
      route: '/ingredients/families/[family]',
      path: familyPath(family),
      fingerprint: fingerprintOfList(used.slice(0, ingredientsPerFamily)),
    };
  }
  yield { route: ingredientListPath, path: ingredientListPath, fingerprint: fingerprintOfList(ingredients) };
  yield { route: ingredientNamesPath, path: ingredientNamesPath, fingerprint: '' };
}

/** As the snapshot sorts them: capitals and small letters alike. */
function compareNames(a: string, b: string): number {
  const [one, two] = [a.toUpperCase(), b.toUpperCase()];
  return one < two ? -1 : one > two ? 1 : 0;
}

function cut<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
