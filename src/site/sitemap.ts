import type { SiteConfig } from './config.ts';
import { absoluteUrl } from './seo.ts';

/** The sitemap integration writes the pages that people write under this name; it numbers its files from 0. */
export const editorialSitemap = 'sitemap-pages';
/** A sitemap may hold 50,000 addresses. */
export const mostInSitemap = 45_000;

export interface SitemapEntry {
  readonly path: string;
  /** ISO date of the last change, where it is known. */
  readonly changed: string | null;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

export function sitemapPath(part: string): string {
  return `/sitemap-${part}.xml`;
}

/** Addresses are kebab-case ASCII, so nothing needs escaping but the origin's ampersands, of which it has none. */
export function sitemapXml(config: SiteConfig, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${absoluteUrl(config, path)}</loc>${lastmod}</url>`;
  });
  return `${declaration}<urlset ${namespace}>${urls.join('')}</urlset>`;
}

export function sitemapIndexXml(config: SiteConfig, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${absoluteUrl(config, path)}</loc></sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>${maps.join('')}</sitemapindex>`;
}
