import type { Config } from '@netlify/functions';
import { favoriteRoutes } from '#server/favorites/routes.ts';
import { apiFunction } from '#server/function.ts';

/** Favourites, and the counting of comparisons. */
export default apiFunction(favoriteRoutes);

export const config: Config = {
  path: ['/api/v2/favorites', '/api/v2/favorites/:kind/:alias', '/api/v2/comparisons'],
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
