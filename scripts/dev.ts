import { dev } from 'astro';
import type { Plugin } from 'vite';
import { writeDictionary } from './dictionary.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { createSite } from './serve.ts';
import { readSettings } from './settings.ts';

/** `npm run dev`: Astro's server with live reload; what it does not know under /api/ goes to the functions. */
const settings = readSettings(process.env);
writeDictionary(loadKnowledge(), settings.site.language);
const functions = await createSite({ root: '.cache/none', functions: 'functions', netlify: 'netlify.toml' });

const withFunctions: Plugin = {
  name: 'inciscope-functions',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      if (!request.url?.startsWith('/api/')) return next();
      const answer = await functions.request(new URL(request.url, settings.site.siteUrl).href, { method: request.method ?? 'GET' });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  },
};

await dev({ root: '.', server: { host: settings.host, port: settings.port }, vite: { plugins: [withFunctions] } });
