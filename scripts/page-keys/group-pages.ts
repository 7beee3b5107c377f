import { productsPerPage, productsWithPerPage } from '#core/catalog/page-sizes.ts';
import { cutPages, type Page } from '#core/catalog/paging.ts';
import { brandPath, brandsByCountPath, brandsPath, categoryPath, pairPath } from '#site/paths.ts';
import { type Fingerprint, FingerprintBuilder } from './fingerprint.ts';
import { type FingerprintedPage, listFingerprint, type PageInputs, placedFingerprint, placeInList } from './page-inputs.ts';

const routes = { brand: '/brands/[alias]', category: '/categories/[alias]' } as const;
const pathOf = { brand: brandPath, category: categoryPath } as const;
const other = { brand: 'category', category: 'brand' } as const;

/** The lists of all brands. */
export function* brandLists({ brand }: PageInputs): Generator<FingerprintedPage> {
  const fingerprint = new FingerprintBuilder();
  for (const { whole } of brand.values()) fingerprint.add(whole);
  for (const path of [brandsPath, brandsByCountPath]) yield { route: path, path, fingerprint: fingerprint.toString() };
}

/** A brand or a category with its products. */
export function* groupPages(inputs: PageInputs, kind: 'brand' | 'category', alias: string): Generator<FingerprintedPage> {
  const members = inputs.members[kind]().get(alias);
  const record = inputs[kind].get(alias);
  if (!record || !members) return;
  for (const page of cutPages(members.length, productsPerPage)) {
    const slice = members.slice(page.offset, page.offset + page.limit);
    const head = headOf(record.named, page);
    const path = pathOf[kind](alias, page.number);
    if (page.number !== null) {
      yield { route: `${routes[kind]}/page/[n]`, path, fingerprint: listFingerprint(head, slice) };
      continue;
    }
    head.add(record.whole);
    if (kind === 'category') head.add(inputs.offered).text(distinctive(inputs, alias));
    for (const [met, some] of Map.groupBy(members, (product) => product[other[kind]]))
      head.add(inputs[other[kind]].get(met)?.named ?? record.named).number(some.length);
    yield { route: routes[kind], path, fingerprint: listFingerprint(head, slice) };
  }
}

const headOf = (named: Fingerprint, page: Page) => new FingerprintBuilder().add(named).text(placeInList(page));

function distinctive({ store }: PageInputs, category: string): string {
  const rows = store.all('select ingredient, product_count from pairs where category = ? order by rank', category);
  return rows.map(({ ingredient, product_count }) => `${ingredient} ${product_count}`).join();
}

/** A category with one of its distinctive ingredients. */
export function* pairPages(inputs: PageInputs, categoryAlias: string, ingredientId: number): Generator<FingerprintedPage> {
  const { store, category: categories, ingredients, held } = inputs;
  const [category, ingredient] = [categories.get(categoryAlias), ingredients[ingredientId]];
  const all = store.all('select category, product_count from pairs where ingredient = ? order by category', ingredientId);
  if (!category || !ingredient || !all.some((pair) => pair['category'] === categoryAlias)) return;
  const own = held(ingredientId).filter(({ product }) => product.category === categoryAlias);
  for (const page of cutPages(own.length, productsWithPerPage)) {
    const head = headOf(category.named, page).add(ingredient.named);
    if (page.number === null) {
      const [share] = store.all("select json_extract(record, '$.share') as share from ingredients where id = ?", ingredientId);
      head.number(category.productCount).number(Number(share?.['share']));
      for (const pair of all)
        head.add(categories.get(String(pair['category']))?.named ?? category.named).number(Number(pair['product_count']));
    }
    yield {
      route: `/categories/[alias]/with/[ingredient]${page.number === null ? '' : '/page/[n]'}`,
      path: pairPath(category.alias, ingredient.alias, page.number),
      fingerprint: placedFingerprint(head, own.slice(page.offset, page.offset + page.limit)),
    };
  }
}
