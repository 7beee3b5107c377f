import { movedTo } from '#db/queries/public-products.ts';
import { productPath } from '#site/paths.ts';
import type { Services } from '../services.ts';
import { errorPage } from './error-pages.ts';
import { pairPage } from './pair-page.tsx';
import { productPage } from './product-page.tsx';
import { reviewsPage } from './reviews-page.tsx';
import { type FilledPage, fillShell } from './shell.ts';

const alias = '[a-z0-9]+(?:-[a-z0-9]+)*';
const pair = new RegExp(`^/categories/(${alias})/with/(${alias})(?:/page/([1-9][0-9]{0,5}))?$`);
const product = new RegExp(`^/products/(${alias})(/reviews)?$`);
const longestPath = 400;

/** The edge keeps such a page for a minute: it stands in for one that the next build may write. */
const found = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600, durable',
} as const;

async function fill(path: string, services: Services): Promise<FilledPage | null> {
  if (path.length > longestPath) return null;
  const [, category, ingredient, number] = pair.exec(path) ?? [];
  if (category && ingredient) return pairPage({ category, ingredient, page: number ? Number(number) : null }, services);
  const [, name, reviews] = product.exec(path) ?? [];
  if (!name) return null;
  return reviews ? reviewsPage(name, services) : productPage(name, services);
}

/** The present address of a product that once stood here. */
async function movedPath(path: string, { db }: Services): Promise<string | null> {
  const [, name, reviews = ''] = product.exec(path) ?? [];
  const target = name && path.length <= longestPath ? await movedTo(db, 'product', name) : null;
  return target ? productPath(target) + reviews : null;
}

/** Pages that the build did not write: telling too little for a page of their own, or newer than the build. */
export async function pageAnswer(request: Request, services: Services): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const { pathname } = new URL(request.url);
  try {
    const page = await fill(pathname, services);
    if (page) return new Response(fillShell(services.files, services.site, page), { headers: found });
    const moved = await movedPath(pathname, services);
    return moved ? new Response(null, { status: 301, headers: { location: moved } }) : errorPage(404, pathname, services);
  } catch (error) {
    services.log(crypto.randomUUID(), error);
    return errorPage(500, pathname, services);
  }
}
