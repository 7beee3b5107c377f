import type { APIRoute } from 'astro';
import { sitemapParts } from '#layouts/sitemap-parts.ts';
import { sitemapIndexXml, sitemapXml } from '#layouts/sitemap-xml.ts';

const index = 'index';

/** The index is of the same route as the sitemaps, so that whoever renders them lists all addresses once. */
export const getStaticPaths = () => [...sitemapParts().keys(), index].map((part) => ({ params: { part } }));

export const GET: APIRoute = async ({ params: { part } }) => {
  const parts = sitemapParts();
  const xml = part === index ? await sitemapIndexXml(parts) : await sitemapXml(parts.get(part ?? '') ?? []);
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
