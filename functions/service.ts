import type { Config } from '@netlify/functions';
import { apiFunction } from '#server/function.ts';
import { serviceRoutes } from '#server/service/routes.ts';

/** What is running, and the description of the API. */
export default apiFunction(serviceRoutes);

export const config: Config = { path: ['/api/v2/health', '/api/v2/openapi.json'] };
