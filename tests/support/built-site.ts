import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import { sitePaths } from '#scripts/engine/site-paths.ts';
import { localImporter } from '#scripts/importing/local-importer.ts';
import { createSite, serveSite, servicesOf } from '#scripts/serve.ts';
import { readSettings } from '#scripts/settings.ts';

const folder = '.cache/test';

/** Where each site finds the same page in the other language. */
export const sisterUrls: Readonly<Record<Language, string>> = { en: 'https://ru.example', ru: 'https://en.example' };

/** Settings of the small site the tests share. */
export function siteEnvironment(language: Language): Record<string, string> {
  return {
    PUBLIC_SITE_LANG: language,
    PUBLIC_SISTER_SITE_URL: sisterUrls[language],
    // A provider whose address the tests that need it give.
    OIDC_PROVIDERS: 'harbour',
    OIDC_HARBOUR_LABEL: 'Harbour ID',
    OIDC_HARBOUR_ISSUER: 'https://id.example',
    OIDC_HARBOUR_CLIENT_ID: 'inciscope',
    DEMO_PRODUCTS: '80',
    DATABASE_URL: `file:${folder}/inciscope.db`,
    SNAPSHOT: `${folder}/snapshot.db`,
    OUT_DIR: `${folder}/${language}`,
  };
}

/** Folder of the built site; built before the tests by build-sites.ts. */
export function builtSite(language: Language): string {
  return `${folder}/${language}`;
}

/** A copy of the small site, with a database of its own, for tests that build it anew; `name` is its folder's. */
export function copyOfSite(language: Language, name: string) {
  const own = `${folder}/${name}`;
  const environment = {
    ...siteEnvironment(language),
    DATABASE_URL: `file:${own}/inciscope.db`,
    SNAPSHOT: `${own}/snapshot.db`,
    OUT_DIR: `${own}/${language}`,
  };
  const settings = readSettings(environment);
  const place = sitePaths(settings);
  // A build that was told to stop may still be writing its last file.
  const remove = () => rmSync(own, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  const make = () => {
    remove();
    mkdirSync(own, { recursive: true });
    for (const [from, to] of [
      [`${folder}/snapshot.db`, settings.snapshot],
      [builtSite(language), place.site],
      [`${builtSite(language)}.build`, `${settings.out}.build`],
    ] as const)
      cpSync(from, to, { recursive: true });
    copyDatabase(`${own}/inciscope.db`);
  };
  return { folder: own, environment, settings, place, make, remove };
}

/** What was written last may stand in the write-ahead log beside the file: a plain copy can lack all of it. */
export function copyDatabase(to: string): void {
  const database = new DatabaseSync(`${folder}/inciscope.db`, { readOnly: true });
  database.exec(`vacuum into '${to}'`);
  database.close();
}

export interface ServedSite {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly stop: () => void;
}

/** A site that tests may write to. */
export interface SiteOfItsOwn extends ServedSite {
  /** File of its database. */
  readonly database: string;
  /** Runs a statement on its database, for what no page can do. */
  readonly change: (statement: string) => void;
}

/** Serves the built site as `npm start` does, on a port of its own. */
export function serveBuiltSite(language: Language): Promise<ServedSite> {
  return serveWith(language, {});
}

/** Serves it over a copy of the database (a file), which tests may write to; accounts as cheap as bcrypt allows, limits that no test meets. */
export async function serveSiteOfItsOwn(language: Language, settings: Readonly<Record<string, string>> = {}): Promise<SiteOfItsOwn> {
  const own = mkdtempSync(join(tmpdir(), 'site-'));
  copyDatabase(join(own, 'live.db'));
  const served = await serveWith(language, {
    DATABASE_URL: `file:${join(own, 'live.db')}`,
    IMPORTS: join(own, 'imports'),
    BCRYPT_COST: '4',
    RATE_REGISTRATION: '1000',
    ...settings,
  });
  return {
    url: served.url,
    database: join(own, 'live.db'),
    // In a process of its own: the locks of two SQLite libraries in one process undo each other.
    change: (statement) => {
      const script = `new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 }).exec(process.argv[2])`;
      execFileSync(process.execPath, ['-e', script, join(own, 'live.db'), statement]);
    },
    stop: () => {
      served.stop();
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

async function serveWith(language: Language, settings: Readonly<Record<string, string>>): Promise<ServedSite> {
  // Known beforehand, so that the site knows its own address.
  const port = await freePort();
  const environment = { ...siteEnvironment(language), PORT: String(port), ...settings };
  const read = readSettings(environment);
  // Who may write may import.
  const importerOf = (db: Database) => localImporter(read, db, { environment, report: console.error });
  const services = await servicesOf(read, (db) => (settings['IMPORTS'] ? { importer: importerOf(db) } : {}));
  const app = await createSite({ root: builtSite(language), functions: 'functions', netlify: 'netlify.toml', services });
  const { stop } = await serveSite(app, '127.0.0.1', port);
  const end = () => {
    services.importer?.stop();
    stop();
  };
  return { url: `http://127.0.0.1:${port}`, stop: end };
}
