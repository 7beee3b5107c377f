import type { Config } from '@netlify/functions';
import { apiFunction } from '#server/function.ts';
import { shelfRoutes } from '#server/shelf/routes.ts';

/** What users keep for themselves: shelves, lists they checked, what they saw last. */
export default apiFunction(shelfRoutes);

export const config: Config = {
  path: [
    '/api/v2/user/shelf',
    '/api/v2/user/shelf/:alias',
    '/api/v2/user/seen-lists/:alias',
    '/api/v2/user/checks',
    '/api/v2/user/checks/:check',
    '/api/v2/user/things',
  ],
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
