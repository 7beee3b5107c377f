import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { absoluteUrl } from '#site/absolute-url.ts';
import { site } from '#site/current.ts';
import { editorialPart, type SitemapEntry, sitemapPath } from '#site/sitemap.ts';

/** Pages only: no news, pictures, videos or alternates. */
const xmlns = { news: false, xhtml: false, image: false, video: false };

const urlOf = ({ path, changed }: SitemapEntry) => ({ url: absoluteUrl(site, path), ...(changed && { lastmod: changed }) });

async function xmlOf(entries: readonly SitemapEntry[], stream: SitemapStream | SitemapIndexStream): Promise<string> {
  return (await streamToPromise(Readable.from(entries.map(urlOf)).pipe(stream))).toString();
}

/** One sitemap of the catalogue. */
export function sitemapXml(entries: readonly SitemapEntry[]): Promise<string> {
  return xmlOf(entries, new SitemapStream({ xmlns, lastmodDateOnly: true }));
}

/** The index of all sitemaps: the editorial one, and those of the catalogue, each changed when its newest page was. */
export function sitemapIndexXml(parts: ReadonlyMap<string, readonly SitemapEntry[]>): Promise<string> {
  const newest = (entries: readonly SitemapEntry[]) =>
    entries.reduce<string | null>((latest, { changed }) => (changed && (!latest || changed > latest) ? changed : latest), null);
  const maps = [...parts].map(([part, entries]) => ({ path: sitemapPath(part), changed: newest(entries) }));
  return xmlOf([{ path: sitemapPath(editorialPart), changed: null }, ...maps], new SitemapIndexStream({ lastmodDateOnly: true }));
}
