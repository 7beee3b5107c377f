import { DatabaseSync } from 'node:sqlite';
import type { InvalidationKey } from '../page-keys/invalidation-keys.ts';
import type { PageFingerprints } from '../page-keys/page-fingerprints.ts';
import { maxFiles } from './folder-sizes.ts';
import { always, type SitePage } from './page-list.ts';
import type { ManifestPage } from './page-manifest.ts';

/** Which pages a build writes. A product's own pages (its dupes and reviews included) are written or answered on request together: they have one invalidation key. */
export interface PageChoice {
  /** Aliases of the products whose pages wait for a request, the most important first. */
  readonly onRequest: readonly string[];
  readonly isWritten: (invalidationKey: string) => boolean;
}

interface RankedProduct {
  readonly alias: string;
  /** The invalidation key of its own pages. */
  readonly key: InvalidationKey;
}

/** All products, the most important first: what readers review and compare, then what is still sold and was read well, then the newest. */
function rankedProducts(snapshot: string): RankedProduct[] {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    return database
      .prepare(
        `select alias, products.id as id from products
         left join review_summaries on review_summaries.kind = 'product' and review_summaries.subject = products.id
         left join (select product, sum(count) as times from often_compared group by product) compared on compared.product = products.id
         left join readings on readings.product = products.id
         order by coalesce(review_summaries.count, 0) desc, coalesce(compared.times, 0) desc, discontinued, readings.flags is null, products.id desc`,
      )
      .all()
      .map(({ alias, id }) => ({ alias: String(alias), key: `product ${Number(id)}` }));
  } finally {
    database.close();
  }
}

/** Is there nothing to choose? */
export function everythingFits({ pages, products }: { readonly pages: number; readonly products: number }, most: number): boolean {
  return pages <= most && products <= maxFiles;
}

/** How many pages each invalidation key has. */
export const countPages = ({ byInvalidationKey }: PageFingerprints, unkeyed: number): Map<string, number> =>
  new Map<string, number>([...[...byInvalidationKey].map(([key, pages]) => [key, pages.length] as const), [always, unkeyed]]);

/** Chooses products by their rank until `most` pages or a folder's files are reached; every other page is written. */
export function chooseWritten(snapshot: string, pages: ReadonlyMap<string, number>, most: number): PageChoice {
  const ranked = rankedProducts(snapshot);
  const pagesOf = ({ key }: RankedProduct) => pages.get(key) ?? 0;
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  let room = most - (sum(pages.values()) - sum(ranked.map(pagesOf)));
  const fits = (product: RankedProduct, rank: number) => {
    room -= pagesOf(product);
    return room >= 0 && rank < maxFiles;
  };
  const first = ranked.findIndex((product, rank) => !fits(product, rank));
  const onRequest = first < 0 ? [] : ranked.slice(first);
  const waiting = new Set<string>(onRequest.map(({ key }) => key));
  return { onRequest: onRequest.map(({ alias }) => alias), isWritten: (invalidationKey) => !waiting.has(invalidationKey) };
}

/** Pages as the manifest lists them: with a choice, or all of them written. */
export const manifestPages = (pages: readonly SitePage[], choice: PageChoice | null = null): ManifestPage[] =>
  pages.map(({ route, path, fingerprint, invalidationKey }) => ({
    route,
    path,
    fingerprint,
    invalidationKey,
    written: choice === null || choice.isWritten(invalidationKey),
  }));

/** What the functions read of a choice (src/server/pages/prerender-bundle.ts). */
export const onRequestLines = (onRequest: readonly string[]): string => onRequest.map((alias) => `${alias}\n`).join('');
