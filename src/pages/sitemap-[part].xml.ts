import type { APIRoute } from 'astro';
import { sitemapParts } from '#layouts/sitemap-parts.ts';
import { site } from '#site/current.ts';
import { type SitemapEntry, sitemapXml } from '#site/sitemap.ts';

export const getStaticPaths = () => sitemapParts().map(({ part, entries }) => ({ params: { part }, props: { entries } }));

export const GET: APIRoute<{ entries: readonly SitemapEntry[] }> = ({ props }) =>
  new Response(sitemapXml(site, props.entries), { headers: { 'content-type': 'application/xml' } });
