import type { Language } from '#core/language.ts';
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

export interface ServedSite {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly stop: () => void;
}

/** Serves the built site as `npm start` does, on a port of its own. */
export async function serveBuiltSite(language: Language): Promise<ServedSite> {
  const services = await servicesOf(readSettings(siteEnvironment(language)));
  const app = await createSite({ root: builtSite(language), functions: 'functions', netlify: 'netlify.toml', services });
  const { port, stop } = await serveSite(app, '127.0.0.1', 0);
  return { url: `http://127.0.0.1:${port}`, stop };
}
