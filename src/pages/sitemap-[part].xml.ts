import type { APIRoute } from 'astro';
import { sitemapParts } from '#layouts/sitemap-parts.ts';
import { site } from '#site/current.ts';
import { sitemapXml } from '#site/sitemap.ts';

export const getStaticPaths = () => [...sitemapParts().keys()].map((part) => ({ params: { part } }));

export const GET: APIRoute = ({ params }) =>
  new Response(sitemapXml(site, sitemapParts().get(params['part'] ?? '') ?? []), { headers: { 'content-type': 'application/xml' } });
