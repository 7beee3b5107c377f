import { aliasOf } from '#core/inci/names/fold.ts';

/** Words with a meaning of their own in addresses under /products; no product may be called so. */
export const reservedAliases: ReadonlySet<string> = new Set([
  'new-product',
  'edit-product',
  'upload-image',
  'page',
  'roles',
  'products',
  'dupes',
  'reviews',
  'with',
  'lists',
  'barcode',
]);

/** The address of a thing named `name` that is not among `taken`: ASCII kebab, numbered on collision, never with "-vs-", never a reserved word. */
export function freeAlias(name: string, taken: { readonly has: (alias: string) => boolean }): string {
  const base =
    aliasOf(name)
      .split('-')
      .filter((word) => word !== 'vs')
      .join('-') || 'unnamed';
  if (!reservedAliases.has(base) && !taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
