import { bringUpToDate } from '#scripts/build.ts';
import { readSettings } from '#scripts/settings.ts';
import { siteEnvironment } from './built-site.ts';

/** Builds the shared small catalogue once per language, when the chosen tests need it and it is stale. */
export default async function buildSites(): Promise<void> {
  const chosen = process.argv.slice(2).filter((argument) => argument.startsWith('tests'));
  if (chosen.length > 0 && !chosen.some((path) => /tests\/?$|site|journeys|scripts/.test(path))) return;
  for (const language of ['en', 'ru'] as const) await bringUpToDate(readSettings(siteEnvironment(language)));
}
