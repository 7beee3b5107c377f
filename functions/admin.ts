import type { Config } from '@netlify/functions';
import { adminRoutes } from '#server/admin/routes.ts';
import { apiFunction } from '#server/function.ts';

/** The editors' area. Every endpoint of it asks for an administrator. */
export default apiFunction(adminRoutes);

export const config: Config = { path: '/api/v2/admin/*', rateLimit: { windowSize: 60, windowLimit: 1200, aggregateBy: ['ip', 'domain'] } };
