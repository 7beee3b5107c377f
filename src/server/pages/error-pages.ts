import type { Services } from '../services.ts';
import { notFoundPage } from './not-found.ts';

type ErrorStatus = 401 | 403 | 404 | 500;

/** A built error page with its status; the one for 404 names the path, as text. */
export function errorPage(status: ErrorStatus, path: string, { files }: Pick<Services, 'files'>): Response {
  const page = files.text(`${status}.html`);
  return new Response(status === 404 ? notFoundPage(page, path) : page, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The page at "/401", "/403", "/404" or "/500". */
export function errorPageAnswer(request: Request, services: Services): Response {
  const { pathname } = new URL(request.url);
  const status = ([401, 403, 500] as const).find((one) => pathname === `/${one}`) ?? 404;
  return errorPage(status, pathname, services);
}
