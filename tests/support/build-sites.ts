import { languages } from '#core/language.ts';
import { bringUpToDate } from '#scripts/engine/site-builds.ts';
import { readSettings } from '#scripts/settings.ts';
import { siteEnvironment } from './built-site.ts';
import { addScentlessPair } from './scentless-pair.ts';

/** Builds the shared small catalogue once per language, when something it is made of changed. */
export default async function buildSites(): Promise<void> {
  for (const language of languages) {
    const settings = readSettings(siteEnvironment(language));
    await addScentlessPair(settings);
    await bringUpToDate(settings);
  }
}
