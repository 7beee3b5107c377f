import { createApp } from 'astro/app/entrypoint';
import { contentAliases, contentPath } from '#site/paths.ts';
import { sitemapPath } from '#site/sitemap.ts';
import { sitemapIndex, sitemapParts } from '#views/sitemap-parts.ts';

/** For whoever writes rows of the snapshot that the app reads (scripts/engine/page-thread.ts). */
export { knowledge } from '#catalog/knowledge.ts';
export { forgetRows } from '#catalog/row-memory.ts';

/** The prerender bundle's way in (scripts/engine/renderer.ts): Astro's app as it answers requests. A page is written whole, which is quicker than in pieces. */
export const app = createApp({ streaming: false });

/** Addresses of the few pages with parameters that no key function lists (scripts/page-keys), by route. */
export const furtherPages: Readonly<Record<string, () => readonly string[]>> = {
  // Cards are rendered on request.
  '/embed/products/[alias]': () => [],
  '/[shells]/card': () => ['/_shells/card'],
  '/[shells]/error': () => ['/_shells/error'],
  '/[shells]/page': () => ['/_shells/page'],
  '/service/content/[alias]': () => contentAliases.map(contentPath),
  '/sitemap-[part].xml': () => [...sitemapParts().keys(), sitemapIndex].map(sitemapPath),
};
