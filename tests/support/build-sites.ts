import { languages } from '#core/language.ts';
import { bringUpToDate } from '#scripts/engine/site-builds.ts';
import { readSettings } from '#scripts/settings.ts';
import { siteEnvironment } from './built-site.ts';

/** Builds the shared small catalogue once per language, when something it is made of changed. */
export default async function buildSites(): Promise<void> {
  for (const language of languages) await bringUpToDate(readSettings(siteEnvironment(language)));
}
