import { createHash } from 'node:crypto';
import { movedTo } from '#db/queries/public-products.ts';
import { publicUserPath, usersPath } from '#site/account-paths.ts';
import { productPath } from '#site/paths.ts';
import type { Services } from '../services.ts';
import { comparisonMoved, comparisonPage } from './comparison-page.tsx';
import { dupesPage } from './dupes-page.tsx';
import { errorPage, notFound } from './error-pages.ts';
import { pairPage } from './pair-page.tsx';
import { productPage } from './product-page.tsx';
import { reviewsPage } from './reviews-page.tsx';
import { type FilledPage, fillShell } from './shell.ts';
import { userPage } from './user-page.tsx';
import { usersPage } from './users-page.tsx';

const alias = '[a-z0-9]+(?:-[a-z0-9]+)*';
const pair = new RegExp(`^/categories/(${alias})/with/(${alias})(?:/page/([1-9][0-9]{0,5}))?$`);
const product = new RegExp(`^/products/(${alias})(/reviews|/dupes)?$`);
const comparison = /^\/compare\/([a-z0-9-]+)$/;
const profile = /^\/u\/(\w{1,60})$/;
const alsoProfile = /^\/user\/(\w{1,60})$/;
/** Pages that only a build writes. */
const written = new RegExp(`^/products/${alias}/reviews/(?:page/[1-9][0-9]{0,5}|lists/[a-z]+)$`);
/** A comparison names up to four products. */
const longestPath = 800;

/** The edge keeps such a page for a minute: it stands in for one that the next build may write. */
const found = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600, durable',
} as const;

/** The edge keeps it for a day: only a new build changes it, and brings a new edge. */
const kept = { ...found, 'netlify-cdn-cache-control': 'public, max-age=86400, stale-while-revalidate=604800, durable' } as const;

/** A page that the build left to be asked for, as it would have written it; null for every other. Where it cannot be rendered now, what the live database tells is better than no page. */
async function keptPage(request: Request, path: string, services: Services): Promise<Response | null> {
  const bytes = await services.kept.page(path).catch((error: unknown) => {
    if (written.test(path)) throw error;
    services.log(crypto.randomUUID(), error);
    return null;
  });
  if (!bytes) return null;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = { ...kept, etag };
  return request.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(bytes), { headers });
}

/** Pages of a product from the live database, by what follows its address. */
const livePages: Readonly<Record<string, (alias: string, services: Services) => Promise<FilledPage | null>>> = {
  '': productPage,
  '/reviews': reviewsPage,
  '/dupes': dupesPage,
};

/** Null where there is nothing, or nothing any more; "invalid" for parameters that no page can have. */
async function fill({ pathname: path, searchParams }: URL, services: Services): Promise<FilledPage | 'invalid' | null> {
  if (path.length > longestPath) return 'invalid';
  if (path === usersPath) return usersPage(searchParams, services);
  const [, category, ingredient, number] = pair.exec(path) ?? [];
  if (category && ingredient) return pairPage({ category, ingredient, page: number ? Number(number) : null }, services);
  const [, username] = profile.exec(path) ?? [];
  if (username) return userPage(username, services);
  if (alsoProfile.test(path) || written.test(path)) return null;
  const [, compared] = comparison.exec(path) ?? [];
  if (compared) return comparisonPage(compared, services);
  const [, name, below = ''] = product.exec(path) ?? [];
  if (!name) return 'invalid';
  return livePages[below]?.(name, services) ?? null;
}

/** Where a page is to be found now: a product that has moved, a comparison in its one order, a profile under its other address. */
async function movedPath(path: string, services: Services): Promise<string | null> {
  const { db } = services;
  const [, compared] = comparison.exec(path) ?? [];
  if (compared) return path.length <= longestPath ? comparisonMoved(compared, services) : null;
  const [, username] = alsoProfile.exec(path) ?? [];
  if (username) return publicUserPath(username);
  const [, name, below = ''] = product.exec(path) ?? [];
  const target = name && path.length <= longestPath ? await movedTo(db, 'product', name) : null;
  return target ? productPath(target) + below : null;
}

/** Pages that the build did not write: telling too little for a page of their own, or newer than the build. */
export async function pageAnswer(request: Request, services: Services): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refused = errorPage(405, services);
    refused.headers.set('allow', 'GET, HEAD');
    return refused;
  }
  const url = new URL(request.url);
  try {
    const keptHere = await keptPage(request, url.pathname, services);
    if (keptHere) return keptHere;
    const page = await fill(url, services);
    if (page === 'invalid') return notFound(url.pathname + url.search, services, 'invalid');
    if (page) return new Response(fillShell(services.files, services.site, page), { headers: found });
    const moved = await movedPath(url.pathname, services);
    return moved ? new Response(null, { status: 301, headers: { location: moved } }) : notFound(url.pathname, services);
  } catch (error) {
    services.log(crypto.randomUUID(), error);
    return errorPage(500, services);
  }
}
