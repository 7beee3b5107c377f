import type { FingerprintedPage } from './page-inputs.ts';

/** Pages that show nothing of the catalogue, or only what follows from the data files, such as names of ingredients: with the same code they stay as they are. */
export const fixedRoutes: readonly string[] = [
  '/401',
  '/403',
  '/404',
  '/500',
  '/compare/lists',
  '/embed',
  '/embed/report',
  '/ingredient-checker',
  '/ingredient-checker/claims.json',
  '/login',
  '/manifest.webmanifest',
  '/offline',
  '/products/upload-image',
  '/recover-password',
  '/register',
  '/review',
  '/robots.txt',
  '/service/user/reset-password',
  '/service/user/reset-success',
  '/service/user/verify-email',
  '/shelf',
  '/user',
  '/user/my-added-products',
  '/user/routine',
  '/user/settings',
  '/user/thanks-for-review',
];

export function fixedPages(): FingerprintedPage[] {
  return fixedRoutes.map((route) => ({ route, path: route, fingerprint: '' }));
}
