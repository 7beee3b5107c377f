import { sitemapAddress, sitemapState } from '#api/admin/sitemap.ts';
import { reasonOfAddress, unlistedReasons } from '#core/catalog/unlisted.ts';
import { reasonOfRow, unlistedCounts } from '#db/queries/admin/unlisted.ts';
import { lastCrawls } from '#db/queries/visits.ts';
import { sitemapPath } from '#site/sitemap.ts';
import { type Handler, route } from '../api.ts';
import type { Services } from '../services.ts';

const shownCrawls = 100;
const index = sitemapPath('index');

const read = ({ files }: Services, path: string): string => (files.has(path.slice(1)) ? files.text(path.slice(1)) : '');
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const newestOf = (xml: string) =>
  [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].reduce<string | null>(
    (newest, [, day = '']) => (newest && newest > day ? newest : day),
    null,
  );

/** Paths of the sitemaps that the index names, as the build wrote them. */
const parts = (services: Services): string[] => locations(read(services, index)).map((address) => new URL(address).pathname);

const readSitemaps: Handler<typeof sitemapState> = async (_, services) => {
  const counts = await unlistedCounts(services.db);
  return {
    index,
    files: parts(services).map((file) => {
      const xml = read(services, file);
      return { file, addresses: locations(xml).length, newest: newestOf(xml) };
    }),
    unlisted: unlistedReasons.flatMap((reason) => {
      const count = counts[reason];
      return count === undefined ? [] : [{ reason, count }];
    }),
    crawls: await lastCrawls(services.db, shownCrawls),
  };
};

const findAddress: Handler<typeof sitemapAddress> = async ({ query: { path } }, services) => {
  const listed = `<loc>${new URL(path, services.site.siteUrl).href.replace(/\/$/, '')}`;
  // The home page ends in a slash, or in none.
  const file = parts(services).find((part) => read(services, part).includes(`${listed}<`) || read(services, part).includes(`${listed}/<`));
  if (file !== undefined) return { file, reason: null };
  return { file: null, reason: reasonOfAddress(path) ?? (await reasonOfRow(services.db, path)) };
};

export const sitemapRoutes = [route(sitemapState, readSitemaps), route(sitemapAddress, findAddress)];
