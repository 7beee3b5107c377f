import { Hono } from 'hono';
import { createSite, serveSite } from '../serve.ts';
import type { Settings } from '../settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Serves what was built, where not even the database can be opened; what needs it answers 503 and come again. */
export async function serveFilesAlone({ out, host, port, address }: Settings): Promise<void> {
  const site = await createSite({ root: out, functions: 'functions', netlify: 'netlify.toml' });
  const app = new Hono();
  app.all('/api/*', (c) => c.text('The site cannot answer just now.\n', 503, { 'retry-after': '60' }));
  app.all('*', (c) => site.fetch(c.req.raw, c.env));
  const { stop } = await serveSite(app, host, port);
  stopOnSignal(stop);
  console.error(
    `WARNING: the database cannot be opened, so that only pages are served, without accounts and search by filters: ${address}\nStop with Ctrl+C`,
  );
}
