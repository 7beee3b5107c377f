import type { APIRoute } from 'astro';
import { sitemapParts } from '#layouts/sitemap-parts.ts';
import { site } from '#site/current.ts';
import { sitemapIndexXml, sitemapPath } from '#site/sitemap.ts';

export const GET: APIRoute = () => {
  const parts = [...sitemapParts()].map(([part, entries]) => ({ path: sitemapPath(part), entries }));
  return new Response(sitemapIndexXml(site, parts), { headers: { 'content-type': 'application/xml' } });
};
