import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Language } from '#core/language.ts';

type ColorScheme = 'light' | 'dark';

/** Colours speak no language: the dark ones are looked at on one site. */
export const schemesOf = (language: Language): readonly ColorScheme[] => (language === 'en' ? ['light', 'dark'] : ['light']);

/** "rule: first element" of everything axe finds on a page or in a frame. The dark differs from the light in nothing but colour, so only that is looked at again. */
export async function violations(page: Pick<Page, 'evaluate'>, colorScheme: ColorScheme = 'light'): Promise<string[]> {
  // What the browser is told from outside no policy of the page holds back.
  await page.evaluate(axe.source);
  const rules = colorScheme === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
  return page.evaluate(async (chosen) => {
    const axeWindow = window as unknown as { axe: typeof axe };
    const { violations: found } = await axeWindow.axe.run({ ...chosen, resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);
}
