import * as z from 'zod/mini';
import { isProduction } from '#server/required-settings.ts';
import { readServerSettings, type ServerSettings } from '#server/settings.ts';
import { readSiteConfig, type SiteConfig } from '#site/config.ts';

/** Settings of the commands, read once from the environment. */
export interface Settings extends ServerSettings {
  readonly host: string;
  readonly port: number;
  readonly site: SiteConfig;
  /** People use it: nothing is invented unless it is asked for. */
  readonly production: boolean;
  /** Is a line written for each request? */
  readonly accessLog: boolean;
  /** Where figures of the server are read; port 0: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number };
  /** Where this server is reached: what mails and sign-in providers lead back to. Pages name the site's own address, which no port changes. */
  readonly address: string;
  /** Size of the demonstration catalogue; null where none is asked for: an empty database gets the usual one, what is there keeps its size. */
  readonly products: number | null;
  readonly snapshot: string;
  readonly out: string;
  /** Pages that a build writes at most; products beyond are answered on request. */
  readonly maxPages: number;
  /** Does a build publish rows of the snapshot, so that functions without the snapshot answer pages on request? */
  readonly publishRows: boolean;
  /** Seconds after the last change until a running server builds the site by itself; 0: only when it is told to. */
  readonly publishAfter: number;
  /** Processes that render pages; null: one for each core, four at most. */
  readonly shards: number | null;
  /** Folder that backups are put into. */
  readonly backups: string;
  /** Folder of what imports fetch and report. */
  readonly imports: string;
  /** Bytes that pictures of sources may take, milliseconds between two requests to one host, and whether hosts of the own network are asked. */
  readonly pictures: { readonly budget: number; readonly delay: number; readonly fromPrivate: boolean };
  /** Addresses that go before those of data/catalog/import-sources.yaml. */
  readonly openBeautyFacts: { readonly export: string | null; readonly changes: string | null };
}

const whole = <Fallback extends number | null>(low: number, high: number, fallback: Fallback) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((text, context): number | Fallback => {
      if (!text) return fallback;
      const value = Number(text);
      if (Number.isInteger(value) && value >= low && value <= high) return value;
      context.issues.push({ code: 'custom', input: text, message: `must be a whole number from ${low} to ${high}, not "${text}"` });
      return z.NEVER;
    }),
  );

const address = z.optional(z.string().check(z.regex(/^(?:https?:\/\/\S+)?$/, 'must be an address that begins with https:// or http://')));

const environment = z.object({
  HOST: z.optional(z.string()),
  PORT: whole(1, 65_535, 4321),
  ACCESS_LOG: z.optional(z.string().check(z.regex(/^[01]?$/, 'must be 1 (a line for each request) or 0'))),
  METRICS_HOST: z.optional(z.string()),
  METRICS_PORT: whole(0, 65_535, 0),
  DEMO_PRODUCTS: whole(1, 100_000, null),
  SNAPSHOT: z.optional(z.string()),
  OUT_DIR: z.optional(z.string()),
  BUILD_PAGES: whole(1, 10_000_000, 130_000),
  BUILD_SHARDS: whole(0, 64, 0),
  BACKUPS: z.optional(z.string()),
  IMPORTS: z.optional(z.string()),
  PICTURES_BUDGET: whole(1, 10_000_000, 2_000),
  PICTURES_DELAY: whole(0, 600_000, 1_000),
  PICTURES_FROM_PRIVATE: z.optional(z.string().check(z.regex(/^[01]?$/, 'must be 1 (hosts of the own network are asked) or 0'))),
  OPENBEAUTYFACTS_URL: address,
  OPENBEAUTYFACTS_CHANGES_URL: address,
  PUBLISH_AFTER: whole(0, 86_400, 5),
  PUBLISH_ROWS: z.optional(z.string().check(z.regex(/^[01]?$/, 'must be 1 (functions run without the snapshot) or 0'))),
});

/** Reads the settings; throws an Error whose message names the setting and what it may be. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = z.safeParse(environment, env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const { HOST, PORT, DEMO_PRODUCTS, SNAPSHOT, OUT_DIR, BUILD_PAGES, BUILD_SHARDS, PUBLISH_AFTER, PUBLISH_ROWS, IMPORTS, ...others } =
    parsed.data;
  const host = HOST || '127.0.0.1';
  const server = readServerSettings(env);
  const site = readSiteConfig({
    ...env,
    PUBLIC_SIGN_IN_PROVIDERS: JSON.stringify(server.providers.map(({ name, label }) => ({ name, label }))),
  });
  return {
    host,
    port: PORT,
    site,
    production: isProduction(env),
    accessLog: others.ACCESS_LOG === '1',
    metrics: { host: others.METRICS_HOST || '127.0.0.1', port: others.METRICS_PORT },
    address: env['PUBLIC_SITE_URL'] ? site.siteUrl : `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`,
    products: DEMO_PRODUCTS,
    snapshot: SNAPSHOT || 'data/snapshot.db',
    out: OUT_DIR || (env['NETLIFY'] ? 'dist' : `dist/${site.language}`),
    maxPages: BUILD_PAGES,
    publishRows: (PUBLISH_ROWS || (env['NETLIFY'] ? '1' : '0')) === '1',
    publishAfter: PUBLISH_AFTER,
    shards: BUILD_SHARDS || null,
    backups: others.BACKUPS || 'data/backups',
    imports: IMPORTS || 'data/imports',
    openBeautyFacts: { export: others.OPENBEAUTYFACTS_URL || null, changes: others.OPENBEAUTYFACTS_CHANGES_URL || null },
    pictures: {
      budget: others.PICTURES_BUDGET * 1e6,
      delay: others.PICTURES_DELAY,
      fromPrivate: others.PICTURES_FROM_PRIVATE === '1',
    },
    ...server,
  };
}
