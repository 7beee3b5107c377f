import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { staticReact } from './src/layouts/static-react/integration.ts';
import { readSiteConfig } from './src/site/config.ts';
import { isEditorialPath } from './src/site/paths.ts';
import { editorialSitemap } from './src/site/sitemap.ts';

const { language, siteUrl } = readSiteConfig(process.env);

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  outDir: process.env.OUT_DIR ?? `dist/${language}`,
  build: { format: 'file', concurrency: 16 },
  integrations: [
    staticReact(),
    react(),
    sitemap({ filenameBase: editorialSitemap, filter: (page) => isEditorialPath(new URL(page).pathname) }),
  ],
  devToolbar: { enabled: false },
  vite: {
    resolve: {
      // One build carries one language: the other catalogue is never in the module graph.
      alias: [{ find: '#i18n/current.ts', replacement: fileURLToPath(new URL(`./src/i18n/${language}/current.ts`, import.meta.url)) }],
    },
  },
});
