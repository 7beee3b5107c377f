import { productsPerHolding, productsPerPage } from '#core/catalog/page-sizes.ts';
import { cutPages, type Page } from '#core/catalog/paging.ts';
import { brandPath, brandsByCountPath, brandsPath, categoryPath, pairPath } from '#site/paths.ts';
import { Digest, type Mark } from './digest.ts';
import { listKey, type PageKey, placedKey, placeInList, type Shown } from './shown.ts';

const routes = { brand: '/brands/[alias]', category: '/categories/[alias]' } as const;
const pathOf = { brand: brandPath, category: categoryPath } as const;
const other = { brand: 'category', category: 'brand' } as const;

/** The lists of all brands. */
export function* brandLists({ brand }: Shown): Generator<PageKey> {
  const digest = new Digest();
  for (const { whole } of brand.values()) digest.mark(whole);
  for (const path of [brandsPath, brandsByCountPath]) yield { route: path, path, key: digest.toString() };
}

/** A brand or a category with its products. */
export function* groupPages(shown: Shown, kind: 'brand' | 'category', alias: string): Generator<PageKey> {
  const members = shown.members[kind]().get(alias);
  const record = shown[kind].get(alias);
  if (!record || !members) return;
  for (const page of cutPages(members.length, productsPerPage)) {
    const slice = members.slice(page.offset, page.offset + page.limit);
    const head = headOf(record.named, page);
    const path = pathOf[kind](alias, page.number);
    if (page.number !== null) {
      yield { route: `${routes[kind]}/page/[n]`, path, key: listKey(head, slice) };
      continue;
    }
    head.mark(record.whole);
    if (kind === 'category') head.mark(shown.offered).text(telling(shown, alias));
    for (const [met, some] of Map.groupBy(members, (product) => product[other[kind]]))
      head.mark(shown[other[kind]].get(met)?.named ?? record.named).number(some.length);
    yield { route: routes[kind], path, key: listKey(head, slice) };
  }
}

const headOf = (named: Mark, page: Page) => new Digest().mark(named).text(placeInList(page));

function telling({ store }: Shown, category: string): string {
  const rows = store.all('select ingredient, product_count from pairs where category = ? order by rank', category);
  return rows.map(({ ingredient, product_count }) => `${ingredient} ${product_count}`).join();
}

/** A category with one of its telling ingredients. */
export function* pairPages(shown: Shown, categoryAlias: string, ingredientId: number): Generator<PageKey> {
  const { store, category: categories, ingredients, held } = shown;
  const [category, ingredient] = [categories.get(categoryAlias), ingredients[ingredientId]];
  const all = store.all('select category, product_count from pairs where ingredient = ? order by category', ingredientId);
  if (!category || !ingredient || !all.some((pair) => pair['category'] === categoryAlias)) return;
  const own = held(ingredientId).filter(({ product }) => product.category === categoryAlias);
  for (const page of cutPages(own.length, productsPerHolding)) {
    const head = headOf(category.named, page).mark(ingredient.named);
    if (page.number === null) {
      const [share] = store.all("select json_extract(record, '$.share') as share from ingredients where id = ?", ingredientId);
      head.number(category.productCount).number(Number(share?.['share']));
      for (const pair of all)
        head.mark(categories.get(String(pair['category']))?.named ?? category.named).number(Number(pair['product_count']));
    }
    yield {
      route: `/categories/[alias]/with/[ingredient]${page.number === null ? '' : '/page/[n]'}`,
      path: pairPath(category.alias, ingredient.alias, page.number),
      key: placedKey(head, own.slice(page.offset, page.offset + page.limit)),
    };
  }
}
