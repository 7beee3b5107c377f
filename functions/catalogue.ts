import type { Config } from '@netlify/functions';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { apiFunction } from '#server/function.ts';

/** Products, ingredients and brands, open to everybody. */
export default apiFunction(catalogueRoutes);

export const config: Config = {
  path: ['/api/v2/products', '/api/v2/products/*', '/api/v2/ingredients', '/api/v2/ingredients/*', '/api/v2/brands', '/api/v2/brands/*'],
};
