import type { Locator, Page } from 'playwright-core';
import type { Use } from '#core/analysis/use.ts';
import type { Translator } from '#i18n/translator.ts';

export const creamList =
  'INGREDIENTS: Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamde, Cetearyl Alcohol, 1,2-Hexanediol, Panthenol, Dimethicone, Phenoxyethanol, HydraLock 4D Complex, Carbomer, Parfum, Limonene, Linalool*\n*from natural essential oils\nLOT 24B071';

/** What a visitor does on the checker, in the words of the site's language. */
export function checkerPage(page: Page, url: string, t: Translator) {
  const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
  const reading = page.locator('[data-part=reading]:visible');
  return {
    reading,
    report: page.locator('[data-part=report]'),
    status: page.getByRole('status').first(),
    box: page.getByRole('textbox', { name: t('home.field') }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    panel: page.locator('[role=tabpanel]:not([inert]) > [data-part=drawn]:visible'),
    button,
    /** A note's action carries the piece it acts on: "Undo: Niacinamde". */
    note: (action: string, piece: string) => button(`${action}: ${piece}`, reading),
    count: reading.locator('[data-part=count]'),
    /** Opens the line that says how the product is judged, and chooses another use. */
    async judgedAs(use: Use) {
      const line = page.locator('[data-part=use]:visible');
      await line.locator('summary').click();
      await line.getByRole('radio', { name: t(`checker.use.${use}`), exact: true }).check();
    },
    async open(fragment = '') {
      await page.goto(`${url}/ingredient-checker${fragment}`);
      await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    },
    async analyse(text: string) {
      await page.locator('#list').fill(text);
      await button(t('home.analyze')).click();
    },
  };
}
