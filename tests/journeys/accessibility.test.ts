import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { checkerPage, creamList } from '../support/checker-page.ts';
import { translators } from '../support/translators.ts';
import { schemesOf, violations } from '../support/violations.ts';

describe.each(languages)('accessibility (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveBuiltSite(language);
  });
  afterAll(async () => {
    site.stop();
  });

  test.each(schemesOf(language))('axe finds nothing on any tab of the checker (%s)', async (colorScheme) => {
    const { page, problems, close } = await openPage({ colorScheme });
    const checker = checkerPage(page, site.url, t);
    await checker.open();
    expect(await violations(page, colorScheme)).toEqual([]);
    await checker.analyse(creamList);
    await checker.count.waitFor();
    for (const name of ['overview', 'list', 'functions', 'text', 'faces', 'detail', 'profile'] as const) {
      await checker.tab(t(`checker.tab.${name}`)).click();
      if (name === 'list') await checker.panel.getByRole('button').nth(3).click();
      expect(await violations(page, colorScheme), name).toEqual([]);
    }
    expect(problems).toEqual([]);
    await close();
  });

  test.each(schemesOf(language))('axe finds nothing on the pages of the catalogue (%s)', async (colorScheme) => {
    const { page, problems, close } = await openPage({ colorScheme });
    await page.goto(`${site.url}/products`);
    const product = await page.locator('main a[href^="/products/"]').first().getAttribute('href');
    for (const path of ['/', product, '/ingredients/niacinamide', '/ingredients']) {
      await page.goto(site.url + path);
      expect(await violations(page, colorScheme), String(path)).toEqual([]);
    }
    expect(problems).toEqual([]);
    await close();
  });

  test('nothing on the checker is wider than a phone', async () => {
    const { page, close } = await openPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const checker = checkerPage(page, site.url, t);
    await checker.open();
    await checker.analyse(creamList);
    await checker.count.waitFor();
    for (const name of ['overview', 'list', 'functions', 'text', 'faces', 'detail', 'profile'] as const) {
      await checker.tab(t(`checker.tab.${name}`)).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
    }
    await close();
  });
});
