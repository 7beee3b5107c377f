import type { Config } from '@netlify/functions';
import { userRoutes } from '#server/accounts/routes.ts';
import { apiFunction } from '#server/function.ts';
import { routineRoutes } from '#server/routine/routes.ts';
import { ownProductRoutes } from '#server/submissions/routes.ts';

/** The own account, and what others see of users. */
export default apiFunction([...userRoutes, ...routineRoutes, ...ownProductRoutes]);

export const config: Config = {
  path: [
    '/api/v2/user/profile',
    '/api/v2/user/password',
    '/api/v2/user/email',
    '/api/v2/user/avatar',
    '/api/v2/user/routine',
    '/api/v2/user/products',
    '/api/v2/user/products/:id',
    '/api/v2/user/export',
    '/api/v2/user/deletion',
    '/api/v2/users',
    '/api/v2/users/:username',
  ],
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
