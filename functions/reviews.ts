import type { Config } from '@netlify/functions';
import { apiFunction } from '#server/function.ts';
import { reviewRoutes } from '#server/reviews/routes.ts';

/** Reviews of products and ingredients. */
export default apiFunction(reviewRoutes);

export const config: Config = {
  path: ['/api/v2/reviews', '/api/v2/reviews/:id', '/api/v2/reviews/:id/helpful', '/api/v2/users/:username/reviews'],
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
