import type { APIRoute } from 'astro';
import { sitemapParts } from '#layouts/sitemap-parts.ts';
import { site } from '#site/current.ts';
import { editorialSitemap, sitemapIndexXml, sitemapPath } from '#site/sitemap.ts';

/** One index for the integration's sitemap of written pages and for the catalogue's. */
export const GET: APIRoute = () => {
  const paths = [`/${editorialSitemap}-0.xml`, ...sitemapParts().map(({ part }) => sitemapPath(part))];
  return new Response(sitemapIndexXml(site, paths), { headers: { 'content-type': 'application/xml' } });
};
