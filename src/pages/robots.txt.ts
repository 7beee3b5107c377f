import type { APIRoute } from 'astro';
import { absoluteUrl } from '#site/absolute-url.ts';
import { site } from '#site/current.ts';
import { sitemapPath } from '#site/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${absoluteUrl(site, sitemapPath('index'))}\n`, {
    headers: { 'content-type': 'text/plain' },
  });
