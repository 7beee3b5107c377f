import type { APIRoute } from 'astro';
import { sitemapIndex, sitemapParts } from '#views/sitemap-parts.ts';
import { sitemapIndexXml, sitemapXml } from '#views/sitemap-xml.ts';

export const GET: APIRoute = async ({ params: { part } }) => {
  const parts = sitemapParts();
  const xml = part === sitemapIndex ? await sitemapIndexXml(parts) : await sitemapXml(parts.get(part ?? '') ?? []);
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
