import './cli/output.ts';
import { getRequestListener } from '@hono/node-server';
import { dev } from 'astro';
import type { Plugin } from 'vite';
import { writeDictionary } from './dictionary.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { copyRecogniser } from './recogniser.ts';
import { createSite, servicesOf } from './serve.ts';
import { readSettings } from './settings.ts';

/** `npm run dev`: Astro's server with live reload; what it does not know under /api/ goes to the functions. */
const settings = readSettings(process.env);
process.env['PUBLIC_SIGN_IN_PROVIDERS'] = JSON.stringify(settings.site.providers);
writeDictionary(loadKnowledge(), settings.site.language);
copyRecogniser();
const functions = await createSite({
  root: '.cache/none',
  functions: 'functions',
  netlify: 'netlify.toml',
  services: await servicesOf(settings),
});
const answer = getRequestListener(functions.fetch, { overrideGlobalObjects: false });

const withFunctions: Plugin = {
  name: 'inciscope-functions',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/api/')) void answer(request, response);
      else next();
    });
  },
};

await dev({ root: '.', server: { host: settings.host, port: settings.port }, vite: { plugins: [withFunctions] } });
