import { languages } from '#core/language.ts';
import { bringUpToDate } from '#scripts/engine/site-builds.ts';
import { readSettings } from '#scripts/settings.ts';
import { siteEnvironment } from './built-site.ts';
import { addScentlessPair } from './scentless-pair.ts';

/** Builds the shared small catalogue once per language, when something it is made of changed; both sites have one database. */
export default async function buildSites(): Promise<void> {
  await addScentlessPair(readSettings(siteEnvironment('en')));
  for (const language of languages) await bringUpToDate(readSettings(siteEnvironment(language)));
}
