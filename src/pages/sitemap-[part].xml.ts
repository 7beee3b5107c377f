import type { APIRoute } from 'astro';
import { sitemapParts } from '#layouts/sitemap-parts.ts';
import { site } from '#site/current.ts';
import { sitemapIndexXml, sitemapPath, sitemapXml } from '#site/sitemap.ts';

const index = 'index';

/** The index is of the same route as the sitemaps, so that whoever renders them lists all addresses once. */
export const getStaticPaths = () => [...sitemapParts().keys(), index].map((part) => ({ params: { part } }));

function xmlOf(part: string): string {
  const parts = sitemapParts();
  if (part !== index) return sitemapXml(site, parts.get(part) ?? []);
  return sitemapIndexXml(
    site,
    [...parts].map(([name, entries]) => ({ path: sitemapPath(name), entries })),
  );
}

export const GET: APIRoute = ({ params }) => new Response(xmlOf(params['part'] ?? ''), { headers: { 'content-type': 'application/xml' } });
