import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Language } from '#core/language.ts';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { inlinePasswords } from '#server/accounts/passwords.ts';
import { createServices, type ServiceInput } from '#server/create-services.ts';
import type { ImageStore } from '#server/images/store.ts';
import { limits } from '#server/limits.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { Services } from '#server/services.ts';
import { readSiteConfig } from '#site/config.ts';
import { knowledgeBase } from './knowledge.ts';

/** Keeps pictures for the time of a test. */
function memoryStore(): ImageStore {
  const kept = new Map<string, Uint8Array>();
  return {
    put: async (name, bytes) => void kept.set(name, bytes),
    get: async (name) => kept.get(name) ?? null,
    remove: async (name) => void kept.delete(name),
    list: async () => [...kept.keys()],
    putAt: async () => 0,
  };
}

const dayLength = 86_400_000;
/** The least cost bcrypt knows. */
const cheapest = 4;

/** Services over a database file of their own, a copy of `from` or an empty one, which goes when the test ends. What is logged and mailed, and how long an answer would be held back, can be read. */
export async function testServices(
  language: Language = 'en',
  root = '.cache/none',
  from?: string,
  elsewhere: Partial<Pick<ServiceInput, 'snapshotFile' | 'baseSnapshot' | 'published'>> = {},
): Promise<
  Services & { readonly logged: { readonly id: string; readonly error: unknown }[]; readonly sent: Mail[]; readonly pauses: number[] }
> {
  const folder = mkdtempSync(join(tmpdir(), 'services-'));
  if (from) copyFileSync(from, join(folder, 'live.db'));
  const { db, close } = await openDatabase({ url: `file:${join(folder, 'live.db')}` });
  await migrateDatabase(db);
  onTestFinished(() => {
    close();
    rmSync(folder, { recursive: true, force: true });
  });
  const logged: { readonly id: string; readonly error: unknown }[] = [];
  const pauses: number[] = [];
  const site = readSiteConfig({ PUBLIC_SITE_LANG: language, PUBLIC_SITE_URL: 'https://site.test' });
  const sent: Mail[] = [];
  const services = createServices({
    db,
    site,
    address: site.siteUrl,
    version: '1.2.3',
    snapshot: 'abc',
    root,
    prerenderBundle: `${root}.build/bundle/server`,
    snapshotFile: '.cache/test/snapshot.db',
    baseSnapshot: `${root}.build/base-snapshot.db`,
    scriptHashes: ['sha256-ofAScript='],
    ...elsewhere,
    allowedOrigins: ['https://other.test'],
    accounts: {
      passwords: inlinePasswords(cheapest),
      secret: 'a secret of at least thirty-two characters',
      tokenLifetime: 30 * dayLength,
      adminIdle: dayLength / 2,
      providers: new Map(),
    },
    mailer: { send: async (mail) => void sent.push(mail) },
    limits,
    images: memoryStore(),
  });
  return {
    ...services,
    knowledge: () => knowledgeBase().knowledge,
    log: (id, error) => logged.push({ id, error }),
    pause: async (milliseconds) => pauses.push(milliseconds),
    logged,
    sent,
    pauses,
  };
}
