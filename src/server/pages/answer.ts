import { aliasesOf, comparisonAlias } from '#core/comparison/address.ts';
import { isWithdrawn, isWithdrawnBrand } from '#db/queries/public-products.ts';
import { usersPath } from '#site/account-paths.ts';
import { productPath } from '#site/paths.ts';
import type { Services } from '../services.ts';
import {
  barcodeAddress,
  brandAddress,
  cardAddress,
  comparisonAddress,
  longestAddress,
  otherProfileAddress,
  pairAddress,
  profileAddress,
} from './addresses.ts';
import { barcodePage } from './barcode-page.tsx';
import { cardAnswer } from './card-answer.ts';
import { errorPage, failurePage, notFound } from './error-pages.ts';
import { type LivePage, liveComparison, livePair, liveProduct } from './live-rows.ts';
import { movedPath } from './moved.ts';
import { found, kept, missing, taggedAnswer } from './page-headers.ts';
import { onRequest, productOfPage } from './prerender-bundle.ts';
import { type FilledPage, fillShell } from './shell.ts';
import { userPage } from './user-page.tsx';
import { usersPage } from './users-page.tsx';

/** What a page that no build wrote is made of; null where there is nothing, or nothing any more; "invalid" for an address that no page can have. */
async function rowsOf(path: string, hasFailed: boolean, { db, files }: Services): Promise<LivePage | 'invalid' | null> {
  const [, category, ingredient, number] = pairAddress.exec(path) ?? [];
  if (category && ingredient) return livePair(db, category, ingredient, number ? Number(number) : null);
  const [, compared] = comparisonAddress.exec(path) ?? [];
  if (compared) {
    const aliases = aliasesOf(compared);
    return aliases && comparisonAlias(aliases) === compared ? liveComparison(db, aliases) : null;
  }
  const alias = productOfPage(path);
  if (alias === null) return 'invalid';
  const isOfBuild = onRequest(files).has(alias) || files.has(`${productPath(alias).slice(1)}.html`);
  return liveProduct(db, alias, isOfBuild && !hasFailed);
}

/** A page from the live database. */
async function livePage(
  { pathname: path, searchParams }: URL,
  hasFailed: boolean,
  services: Services,
): Promise<BodyInit | 'invalid' | null> {
  if (path.length > longestAddress) return 'invalid';
  const filled = (shell: FilledPage | 'invalid' | null) =>
    shell && shell !== 'invalid' ? fillShell(services.files, services.site, shell) : shell;
  if (path === usersPath) return filled(await usersPage(searchParams, services));
  const [, username] = profileAddress.exec(path) ?? [];
  if (username) return filled(await userPage(username, services));
  if (otherProfileAddress.test(path)) return null;
  const page = await rowsOf(path, hasFailed, services);
  if (!page || page === 'invalid') return page;
  const bytes = await services.kept.live(path, page);
  return bytes && new Uint8Array(bytes);
}

/** To the product with a barcode, for as long as it has it; else a page that says how it comes here. */
async function barcodeAnswer(typed: string, services: Services): Promise<Response> {
  const page = await barcodePage(typed, services);
  return typeof page === 'string'
    ? new Response(null, { status: 302, headers: { location: page, 'cache-control': 'no-store' } })
    : new Response(fillShell(services.files, services.site, page), { status: 404, headers: missing });
}

/** A brand has a page from the next build on; here is told where it is now, and whether it was removed. */
async function brandAnswer(path: string, alias: string, services: Services): Promise<Response> {
  const moved = await movedPath(path, services.db);
  if (moved) return new Response(null, { status: 301, headers: { location: moved } });
  return notFound(path, services, (await isWithdrawnBrand(services.db, alias)) ? 'gone' : 'missing');
}

/** Pages that the build did not write: left to be asked for, telling too little for a page of their own, or newer than the build. */
export async function pageAnswer(request: Request, services: Services, id: string = crypto.randomUUID()): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refused = errorPage(405, services);
    refused.headers.set('allow', 'GET, HEAD');
    return refused;
  }
  const url = new URL(request.url);
  const [, code] = barcodeAddress.exec(url.pathname) ?? [];
  const [, brand] = brandAddress.exec(url.pathname) ?? [];
  const [, card] = cardAddress.exec(url.pathname) ?? [];
  // Where what a build left cannot be rendered now, what the live database tells is better than no page.
  let hasFailed = false;
  try {
    if (code !== undefined) return await barcodeAnswer(code, services);
    if (brand !== undefined) return await brandAnswer(url.pathname, brand, services);
    if (card !== undefined) return await cardAnswer(request, card, services);
    const waiting = await services.kept.waiting(url.pathname).catch((error: unknown) => {
      services.log(id, error);
      hasFailed = true;
      return null;
    });
    if (waiting) return taggedAnswer(request, waiting, kept);
    const page = await livePage(url, hasFailed, services);
    if (page === 'invalid') return notFound(url.pathname + url.search, services, 'invalid');
    if (page) return new Response(page, { headers: found });
    const moved = await movedPath(url.pathname, services.db);
    if (moved) return new Response(null, { status: 301, headers: { location: moved } });
    const alias = productOfPage(url.pathname);
    return notFound(url.pathname, services, alias !== null && (await isWithdrawn(services.db, alias)) ? 'gone' : 'missing');
  } catch (error) {
    services.log(id, error);
    return failurePage(error, services);
  }
}
