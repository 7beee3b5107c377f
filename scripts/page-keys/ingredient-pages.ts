import { similarAmong } from '#catalog/similar.ts';
import { cutPages } from '#core/catalog/paging.ts';
import {
  ingredientsPerFamily,
  ingredientsPerPage,
  ingredientsPerRole,
  productsPerHolding,
  productsPerIngredient,
  similarPerIngredient,
} from '#layouts/page-sizes.ts';
import {
  familyPath,
  ingredientListPath,
  ingredientNamesPath,
  ingredientPath,
  ingredientProductsPath,
  ingredientsPath,
  rolePath,
} from '#site/paths.ts';
import { Digest } from './digest.ts';
import { placedKey } from './group-pages.ts';
import type { PageKey, Shown, ShownIngredient } from './shown.ts';

/** Ingredients with the products that hold them. */
export function* ingredientPages({ store, products, productOf, ingredients, categories }: Shown): Generator<PageKey> {
  const similar = similarAmong(ingredients.map(({ record }) => record));
  const reviews = new Map(
    store
      .all("select subject, group_concat(record, '') as all_of_it from reviews where kind = 'ingredient' group by subject")
      .map(({ subject, all_of_it }) => [Number(subject), String(all_of_it)]),
  );
  const pairs = Map.groupBy(
    store.all('select category, ingredient, product_count from pairs order by ingredient, category'),
    ({ ingredient }) => Number(ingredient),
  );
  for (const [id, ingredient] of ingredients.entries()) {
    const held = store
      .all('select product, place from postings where ingredient = ? order by product desc', id)
      .map(({ product, place }) => ({ product: productOf.get(Number(product)), place: place === null ? -1 : Number(place) }));
    const own = new Digest()
      .mark(ingredient.whole)
      .number(held.length > 0 ? products.length : 0)
      .text(reviews.get(id) ?? '');
    for (const { alias, productCount } of similar(ingredient.record, similarPerIngredient)) own.text(alias).number(productCount);
    yield {
      route: '/ingredients/[alias]',
      path: ingredientPath(ingredient.alias),
      key: placedKey(own, held.slice(0, productsPerIngredient)),
    };
    if (held.length === 0) continue;
    for (const page of cutPages(held.length, productsPerHolding)) {
      const head = new Digest().mark(ingredient.named).text(JSON.stringify(page));
      if (page.number === null) {
        head.number(products.length);
        for (const { category, product_count } of pairs.get(id) ?? [])
          head.mark(categories.get(String(category))?.named ?? ingredient.named).number(Number(product_count));
      }
      const route = `/ingredients/[alias]/products${page.number === null ? '' : '/page/[n]'}`;
      yield {
        route,
        path: ingredientProductsPath(ingredient.alias, page.number),
        key: placedKey(head, held.slice(page.offset, page.offset + page.limit)),
      };
    }
  }
}

/** Lists of ingredients: facts of data/ingredients, which are part of the code, with the number of products that hold each. */
export function* ingredientLists({ ingredients }: Shown): Generator<PageKey> {
  const key = (some: readonly ShownIngredient[]) => {
    const digest = new Digest();
    for (const { named, productCount } of some) digest.mark(named).number(productCount);
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
    const used = members.filter(({ productCount }) => productCount > 0).sort((a, b) => b.productCount - a.productCount);
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
