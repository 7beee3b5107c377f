import type { Config } from '@netlify/functions';
import { catalogRoutes } from '#server/catalog/routes.ts';
import { apiFunction } from '#server/function.ts';
import { submissionRoutes } from '#server/submissions/routes.ts';

/** Products, ingredients and brands, open to everybody; and the submission of products. */
export default apiFunction([...catalogRoutes, ...submissionRoutes]);

export const config: Config = {
  path: [
    '/api/v2/products',
    '/api/v2/products/*',
    '/api/v2/product-lists',
    '/api/v2/oembed',
    '/api/v2/ingredients',
    '/api/v2/ingredients/*',
    '/api/v2/brands',
    '/api/v2/brands/*',
  ],
  rateLimit: { windowSize: 60, windowLimit: 600, aggregateBy: ['ip', 'domain'] },
};
