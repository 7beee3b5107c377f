import type { Config } from '@netlify/functions';
import { complaintRoutes } from '#server/complaints/routes.ts';
import { apiFunction } from '#server/function.ts';

/** What readers report to the editors. */
export default apiFunction(complaintRoutes);

export const config: Config = { path: '/api/v2/reports', rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] } };
