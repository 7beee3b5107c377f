import { DatabaseSync } from 'node:sqlite';
import { productOfPage } from '#server/pages/prerender-bundle.ts';
import { maxFiles } from './folder-sizes.ts';
import type { SitePage } from './page-list.ts';
import type { ManifestPage } from './page-manifest.ts';

/** Which pages a build writes. A product's own pages (its dupes and reviews included) are written or answered on request together. */
export interface PageChoice {
  /** Aliases of the products whose pages wait for a request, the most important first. */
  readonly onRequest: readonly string[];
  readonly isWritten: (path: string) => boolean;
}

/** All products, the most important first: what readers review and compare, then what is still sold and was read well, then the newest. */
function rankedProducts(snapshot: string): string[] {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    return database
      .prepare(
        `select alias from products
         left join review_summaries on review_summaries.kind = 'product' and review_summaries.subject = products.id
         left join (select product, sum(count) as times from often_compared group by product) compared on compared.product = products.id
         left join readings on readings.product = products.id
         order by coalesce(review_summaries.count, 0) desc, coalesce(compared.times, 0) desc, discontinued, readings.flags is null, products.id desc`,
      )
      .all()
      .map(({ alias }) => String(alias));
  } finally {
    database.close();
  }
}

/** Is there nothing to choose? */
export function everythingFits({ pages, products }: { readonly pages: number; readonly products: number }, most: number): boolean {
  return pages <= most && products <= maxFiles;
}

/** Chooses products by their rank until `most` pages or a folder's files are reached; every other page is written. */
export function chooseWritten(snapshot: string, pages: readonly { readonly path: string }[], most: number): PageChoice {
  const ranked = rankedProducts(snapshot);
  const pagesOf = new Map(ranked.map((alias) => [alias, 0]));
  let room = most;
  for (const { path } of pages) {
    const alias = productOfPage(path) ?? '';
    const count = pagesOf.get(alias);
    if (count === undefined) room -= 1;
    else pagesOf.set(alias, count + 1);
  }
  const fits = (alias: string, rank: number) => {
    room -= pagesOf.get(alias) ?? 0;
    return room >= 0 && rank < maxFiles;
  };
  const first = ranked.findIndex((alias, rank) => !fits(alias, rank));
  const onRequest = first < 0 ? [] : ranked.slice(first);
  const waiting = new Set(onRequest);
  return { onRequest, isWritten: (path) => !waiting.has(productOfPage(path) ?? '') };
}

/** Pages as the manifest lists them: with a choice, or all of them written. */
export const manifestPages = (pages: readonly SitePage[], choice: PageChoice | null = null): ManifestPage[] =>
  pages.map(({ route, path, fingerprint, invalidationKey }) => ({
    route,
    path,
    fingerprint,
    invalidationKey,
    written: choice === null || choice.isWritten(path),
  }));

/** What the functions read of a choice (src/server/pages/prerender-bundle.ts). */
export const onRequestLines = (onRequest: readonly string[]): string => onRequest.map((alias) => `${alias}\n`).join('');
