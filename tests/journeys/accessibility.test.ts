import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { checkerPage, creamList } from '../support/checker-page.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

describe.each(languages)('accessibility (%s)', (language) => {
  const t = translators[language];
  let browser: Browser;
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveBuiltSite(language);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    site.stop();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing on any tab of the checker (%s)', async (colorScheme) => {
    const { page, problems, close } = await openPage(browser, { colorScheme });
    const checker = checkerPage(page, site.url, t);
    await checker.open();
    expect(await violations(page)).toEqual([]);
    await checker.analyse(creamList);
    await checker.count.waitFor();
    for (const name of ['overview', 'list', 'functions', 'text', 'faces', 'detail', 'profile'] as const) {
      await checker.tab(t(`checker.tab.${name}`)).click();
      if (name === 'list') await checker.panel.getByRole('button').nth(3).click();
      expect(await violations(page), name).toEqual([]);
    }
    expect(problems).toEqual([]);
    await close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing on the pages of the catalogue (%s)', async (colorScheme) => {
    const { page, problems, close } = await openPage(browser, { colorScheme });
    await page.goto(`${site.url}/products`);
    const product = await page.locator('main a[href^="/products/"]').first().getAttribute('href');
    for (const path of ['/', product, '/ingredients/niacinamide', '/ingredients']) {
      await page.goto(site.url + path);
      expect(await violations(page), String(path)).toEqual([]);
    }
    expect(problems).toEqual([]);
    await close();
  });

  test('nothing on the checker is wider than a phone', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
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
