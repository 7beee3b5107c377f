import type { SiteConfig } from './config.ts';
import { absoluteUrl } from './seo.ts';

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
  const urls = entries.map(({ path, changed }) => `<url><loc>${absoluteUrl(config, path)}</loc>${lastModified(changed)}</url>`);
  return `${declaration}<urlset ${namespace}>${urls.join('')}</urlset>`;
}

/** The index of all sitemaps; each has changed when its newest page has. */
export function sitemapIndexXml(
  config: SiteConfig,
  maps: readonly { readonly path: string; readonly entries: readonly SitemapEntry[] }[],
): string {
  const sitemaps = maps.map(({ path, entries }) => {
    const changed = entries.reduce((newest, entry) => (entry.changed && entry.changed > newest ? entry.changed : newest), '');
    return `<sitemap><loc>${absoluteUrl(config, path)}</loc>${lastModified(changed)}</sitemap>`;
  });
  return `${declaration}<sitemapindex ${namespace}>${sitemaps.join('')}</sitemapindex>`;
}

function lastModified(changed: string | null): string {
  return changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
}
