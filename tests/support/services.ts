import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Language } from '#core/language.ts';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { createServices, type Services } from '#server/services.ts';
import { readSiteConfig } from '#site/config.ts';

/** Services over a database file of their own, which goes when the test ends. What is logged can be read. */
export async function testServices(language: Language = 'en'): Promise<Services & { readonly logged: unknown[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'services-'));
  const { db, close } = await openDatabase({ url: `file:${join(folder, 'live.db')}` });
  await migrateDatabase(db);
  onTestFinished(() => {
    close();
    rmSync(folder, { recursive: true, force: true });
  });
  const logged: unknown[] = [];
  const site = readSiteConfig({ PUBLIC_SITE_LANG: language, PUBLIC_SITE_URL: 'https://site.test' });
  const services = createServices({ db, site, version: '1.2.3', snapshot: 'abc', allowedOrigins: ['https://other.test'] });
  return { ...services, log: (id, error) => logged.push({ id, error }), logged };
}
