import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, passthroughImageService } from 'astro/config';
import { prerenderBundle } from './scripts/engine/prerender-bundle.ts';
import { staticReact } from './scripts/engine/static-react/integration.ts';
import { readSiteConfig } from './src/site/config.ts';
import { editorialPaths } from './src/site/paths.ts';
import { editorialSitemap } from './src/site/sitemap.ts';

const { language, siteUrl } = readSiteConfig(process.env);
const editorialUrls = editorialPaths.map((path) => new URL(path, siteUrl).href);

export default defineConfig({
  site: siteUrl,
  // Pages are rendered on request, by the workers of a build too (scripts/engine).
  output: 'server',
  adapter: prerenderBundle(),
  trailingSlash: 'never',
  outDir: process.env.BUNDLE_DIR ?? '.cache/bundle',
  build: { format: 'file' },
  integrations: [
    staticReact(),
    react(),
    // Editorial routes only: sitemaps of the catalogue follow the snapshot (src/pages/sitemap-[part].xml.ts).
    sitemap({ filenameBase: editorialSitemap, customPages: editorialUrls, filter: (url) => editorialUrls.includes(url) }),
  ],
  // Pictures are drawn by functions and by the build's own code.
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  vite: {
    // The bundle carries its libraries along: it starts in a third of the time. While developing, libraries are loaded as they are.
    environments: process.env.BUNDLE_DIR ? { ssr: { resolve: { noExternal: true } } } : {},
    resolve: {
      // One build carries one language: the messages of the other are never in the module graph.
      alias: [
        {
          find: /^#i18n\/(current|page-words|report-words|for-you-words|photo-words|shelf-words|scan-words|offline-words|admin-words)\.ts$/,
          replacement: fileURLToPath(new URL(`./src/i18n/${language}/$1.ts`, import.meta.url)),
        },
      ],
    },
  },
});
