import type { ComponentType } from 'react';

/** A screen of the desk; what its address names is handed on. */
export interface Screen {
  /** Of its name in the navigation; null for a screen that another one leads to. */
  readonly name:
    | 'dashboard'
    | 'products'
    | 'brands'
    | 'ingredients'
    | 'feeds'
    | 'external'
    | 'imports'
    | 'sitemap'
    | 'users'
    | 'moderation'
    | 'audit'
    | null;
  readonly pattern: RegExp;
  readonly path: string;
  readonly load: () => Promise<{ readonly default: ComponentType<{ readonly alias: string }> }>;
}

/** Every screen there is. A new one joins here, with its name in `admin.screen.…`. */
export const screens: readonly Screen[] = [
  { name: 'dashboard', path: '/admin', pattern: /^\/admin$/, load: () => import('./dashboard/DashboardScreen.tsx') },
  { name: 'products', path: '/admin/products', pattern: /^\/admin\/products$/, load: () => import('./products/ProductsScreen.tsx') },
  { name: null, path: '/admin/products', pattern: /^\/admin\/products\/([^/]+)$/, load: () => import('./product/ProductScreen.tsx') },
  { name: null, path: '/admin/new-product', pattern: /^\/admin\/new-product$/, load: () => import('./product/NewProductScreen.tsx') },
  { name: 'brands', path: '/admin/brands', pattern: /^\/admin\/brands$/, load: () => import('./brands/BrandsScreen.tsx') },
  { name: null, path: '/admin/brands', pattern: /^\/admin\/brands\/([^/]+)$/, load: () => import('./brand/BrandScreen.tsx') },
  {
    name: 'ingredients',
    path: '/admin/ingredients',
    pattern: /^\/admin\/ingredients$/,
    load: () => import('./ingredients/IngredientsScreen.tsx'),
  },
  {
    name: null,
    path: '/admin/ingredients',
    pattern: /^\/admin\/ingredients\/([^/]+)$/,
    load: () => import('./ingredient/IngredientScreen.tsx'),
  },
  {
    name: 'external',
    path: '/admin/external-products',
    pattern: /^\/admin\/external-products$/,
    load: () => import('./external/ExternalScreen.tsx'),
  },
  { name: 'feeds', path: '/admin/dermstore', pattern: /^\/admin\/dermstore$/, load: () => import('./feeds/FeedScreen.tsx') },
  { name: 'imports', path: '/admin/imports', pattern: /^\/admin\/imports$/, load: () => import('./imports/ImportsScreen.tsx') },
  { name: 'sitemap', path: '/admin/sitemap', pattern: /^\/admin\/sitemap$/, load: () => import('./sitemap/SitemapScreen.tsx') },
  {
    name: 'moderation',
    path: '/admin/moderation',
    pattern: /^\/admin\/moderation(?:\/(reports|held))?$/,
    load: () => import('./moderation/ModerationScreen.tsx'),
  },
  { name: 'users', path: '/admin/users', pattern: /^\/admin\/users$/, load: () => import('./users/UsersScreen.tsx') },
  { name: null, path: '/admin/users', pattern: /^\/admin\/users\/(\d+)$/, load: () => import('./users/UserScreen.tsx') },
  { name: 'audit', path: '/admin/audit', pattern: /^\/admin\/audit$/, load: () => import('./audit/AuditScreen.tsx') },
];

/** The screen of an address, and what its pattern takes from it. */
export function screenAt(path: string): { readonly screen: Screen; readonly alias: string } | null {
  for (const screen of screens) {
    const match = screen.pattern.exec(path);
    if (match) return { screen, alias: decodeURIComponent(match[1] ?? '') };
  }
  return null;
}
