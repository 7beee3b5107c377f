import {
  brandsPath,
  categoriesPath,
  checkerPath,
  ingredientsPath,
  type PictureKind,
  picturePath,
  productsPath,
  searchPath,
} from './paths.ts';

const things: readonly (readonly [list: string, kind: PictureKind])[] = [
  [productsPath(), 'product'],
  [ingredientsPath(), 'ingredient'],
  [brandsPath, 'brand'],
  [categoriesPath, 'category'],
];
/** Names below a list that are no alias. */
const notAliases = new Set(['page', 'lists', 'roles', 'families', 'new-product', 'edit-product', 'upload-image']);

const pages: ReadonlyMap<string, string> = new Map([
  [checkerPath, 'checker'],
  [searchPath, 'search'],
  [productsPath(), 'products'],
  [ingredientsPath(), 'ingredients'],
  [brandsPath, 'brands'],
  [categoriesPath, 'categories'],
]);

/** The picture that stands for a page: of the thing it is about, of the list it belongs to, else of the home page. */
export function pictureFor(path: string): string {
  for (const [list, kind] of things) {
    const [alias] = path.startsWith(`${list}/`) ? path.slice(list.length + 1).split('/') : [];
    if (alias && !notAliases.has(alias)) return picturePath(kind, alias);
    if (alias) return picturePath('page', pages.get(list) ?? 'home');
  }
  return picturePath('page', pages.get(path) ?? 'home');
}
