import { comparisonAlias } from '#core/comparison/address.ts';

/** One function per kind of address; nothing else spells a path. */
export const homePath = '/';
export const checkerPath = '/ingredient-checker';
/** Promises known on the front of a pack, with the patterns they are known by. */
export const claimRulesPath = '/ingredient-checker/claims.json';
export const searchPath = '/search';
export const comparePath = '/compare';
/** What comparisons are measured with, for functions and the browser; no alias has a dot. */
export const compareWeightsPath = '/compare/measure.json';
/** Pasted lists alone, in the fragment; "lists" is a name that no product may have. */
export const compareListsPath = '/compare/lists';
/** Gives the line that puts a card on another site. */
export const embedPath = '/embed';
/** Cards that other sites may frame (headers.ts). */
export function embeddedProductPath(alias: string): string {
  return `${embedPath}/products/${alias}`;
}
/** The list stands in the fragment (`#core/sharing/fragment.ts`). */
export const embeddedReportPath = `${embedPath}/report`;
export const manifestPath = '/manifest.webmanifest';

/** A list, or its page with this number; the front page of a list has none. */
function listPath(base: string, page: number | null): string {
  return page === null ? base : `${base}/page/${page}`;
}

export function productsPath(page: number | null = null): string {
  return listPath('/products', page);
}
export function productPath(alias: string): string {
  return `/products/${alias}`;
}
/** Leads to the product with this barcode, or to where somebody adds it. */
export function barcodePath(code: string): string {
  return `/products/barcode/${code}`;
}
/** Products side by side; the order asked for does not matter. */
export function comparisonPath(aliases: readonly string[]): string {
  return `${comparePath}/${comparisonAlias(aliases)}`;
}
export const brandsPath = '/brands';
/** "lists" is a name that no brand may have. */
export const brandsByCountPath = '/brands/lists/most-products';
export function brandPath(alias: string, page: number | null = null): string {
  return listPath(`/brands/${alias}`, page);
}
export const categoriesPath = '/categories';
export function categoryPath(alias: string, page: number | null = null): string {
  return listPath(`/categories/${alias}`, page);
}
/** The products of a category that hold an ingredient. */
export function pairPath(category: string, ingredient: string, page: number | null = null): string {
  return listPath(`/categories/${category}/with/${ingredient}`, page);
}
export function dupesPath(alias: string): string {
  return `${productPath(alias)}/dupes`;
}
/** Reviews of a product or an ingredient, newest first. */
export function reviewsPath(kind: 'product' | 'ingredient', alias: string, page: number | null = null): string {
  return listPath(`${kind === 'product' ? productPath(alias) : ingredientPath(alias)}/reviews`, page);
}
/** The same in another order; "lists" is a name that no page of theirs has. */
export function reviewsInOrderPath(kind: 'product' | 'ingredient', alias: string, order: string): string {
  return `${reviewsPath(kind, alias)}/lists/${order}`;
}
export function ingredientsPath(page: number | null = null): string {
  return listPath('/ingredients', page);
}
/** Ingredients by what they are there for, in the ten families of the strip. */
export function familyPath(family: string): string {
  return `/ingredients/families/${family}`;
}
/** All ingredients with what they are filtered by. */
export const ingredientListPath = '/ingredients/facets.json';
/** All names of all ingredients, for the search. */
export const ingredientNamesPath = '/ingredients/names.txt';
export function ingredientPath(alias: string): string {
  return `/ingredients/${alias}`;
}
/** The products that hold an ingredient. */
export function ingredientProductsPath(alias: string, page: number | null = null): string {
  return listPath(`/ingredients/${alias}/products`, page);
}
export function rolePath(role: string, page: number | null = null): string {
  return listPath(`/ingredients/roles/${role}`, page);
}

export const pictureKinds = ['product', 'ingredient', 'brand', 'category', 'page'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The picture that is shown where a page is shared; those of kind "page" are prerendered. */
export function picturePath(kind: PictureKind, alias: string): string {
  return `/og/${kind}/${alias}.png`;
}

export const contentAliases = ['about', 'method', 'sources', 'contact', 'privacy', 'rules'] as const;
export type ContentAlias = (typeof contentAliases)[number];

export function contentPath(alias: ContentAlias): string {
  return `/service/content/${alias}`;
}

/** The checker with a list in the fragment (`#core/sharing/fragment.ts`). */
export function checkerWithListPath(fragment: string): string {
  return `${checkerPath}#${fragment}`;
}

/** The checker's address with the promises of the front open. */
export function withClaims(path: string): string {
  return path.replace('#', '?front#');
}

/** Pages that people write rather than the catalogue, for the sitemap. */
export const editorialPaths: readonly string[] = [
  homePath,
  checkerPath,
  comparePath,
  searchPath,
  embedPath,
  productsPath(),
  ingredientsPath(),
  ...contentAliases.map(contentPath),
];
