import { createHash } from 'node:crypto';

/** The edge keeps such a page for a minute: the next build may write it. */
export const found = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600, durable',
} as const;

export const missing = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } as const;

/** The edge keeps it for a day: only a new build changes it, and brings a new edge. */
export const kept = { ...found, 'netlify-cdn-cache-control': 'public, max-age=86400, stale-while-revalidate=604800, durable' } as const;

/** A page with an ETag; nothing but that where the caller has it already. */
export function taggedAnswer(request: Request, page: Uint8Array | string, sent: Readonly<Record<string, string>>): Response {
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
  const headers = { ...sent, etag };
  return request.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers })
    : new Response(typeof page === 'string' ? page : new Uint8Array(page), { headers });
}
