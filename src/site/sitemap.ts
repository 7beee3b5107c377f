/** A sitemap may hold 50,000 addresses. */
export const maxPerSitemap = 45_000;

/** Files of the sitemap that @astrojs/sitemap writes: this name with -0, and an index that the one of all sitemaps replaces. */
export const editorialSitemap = 'sitemap-pages';
/** Its part in the index of all sitemaps. */
export const editorialPart = 'pages-0';

export interface SitemapEntry {
  readonly path: string;
  /** ISO date of the last change, where it is known. */
  readonly changed: string | null;
}

export function sitemapPath(part: string): string {
  return `/sitemap-${part}.xml`;
}
