import { isUnavailable } from '#db/database.ts';
import type { Services } from '../services.ts';
import { type NotFoundKind, notFoundPage } from './not-found.ts';

const pages: Readonly<Record<number, string>> = { 401: '401.html', 403: '403.html', 404: '404.html', 500: '500.html' };
const anyOther = '_shells/error.html';
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } as const;

/** A built error page with its status. */
export function errorPage(status: number, { files }: Pick<Services, 'files'>): Response {
  return new Response(files.text(pages[status] ?? anyOther), { status, headers });
}

/** The page of what went wrong on our side: what the database could not do just now may be tried again. */
export function failurePage(error: unknown, services: Pick<Services, 'files'>): Response {
  if (!isUnavailable(error)) return errorPage(500, services);
  const page = errorPage(503, services);
  page.headers.set('retry-after', '2');
  return page;
}

/** The 404 that names the address, as text; 410 for what was removed. */
export function notFound(address: string, { files }: Pick<Services, 'files'>, kind: NotFoundKind = 'missing'): Response {
  return new Response(notFoundPage(files.text('404.html'), address, kind), { status: kind === 'gone' ? 410 : 404, headers });
}

/** The page at "/401", "/403", "/404" or "/500". */
export function errorPageAnswer(request: Request, services: Services): Response {
  const { pathname } = new URL(request.url);
  const status = ([401, 403, 500] as const).find((one) => pathname === `/${one}`);
  return status ? errorPage(status, services) : notFound(pathname, services);
}
