import type { Config } from '@netlify/functions';

/** GET v2/health: is the site's server side alive? */
export default function health(): Response {
  return Response.json({ status: 'ok', version: process.env['npm_package_version'] ?? null }, { headers: { 'cache-control': 'no-store' } });
}

export const config: Config = { path: '/api/v2/health', method: 'GET' };
