import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

/** The category with most products has distinctive ingredients even in a small catalogue. */
async function largestCategory(page: Page): Promise<Locator> {
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/categories/"]') });
  const products = (await rows.allTextContents()).map((words) => Number(/([\d\s,]+)\D*$/.exec(words)?.[1]?.replace(/\D/g, '')));
  return rows.nth(products.indexOf(Math.max(...products))).getByRole('link');
}

describe.each(languages)('the catalogue (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveBuiltSite(language);
  });
  afterAll(async () => {
    site.stop();
  });

  test('from a category to a distinctive ingredient, its products, one of them, its brand and all brands', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    const main = page.locator('main');
    const arrivesAt = async (path: RegExp) => {
      await page.waitForURL((url) => path.test(url.pathname));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), page.url()).toBe(0);
    };
    await page.goto(`${site.url}/categories`);
    await largestCategory(page).then((category) => category.click());
    await arrivesAt(/^\/categories\/[^/]+$/);
    await main.locator('a[href*="/with/"]').first().click();
    await arrivesAt(/^\/categories\/[^/]+\/with\/[^/]+$/);
    await main.getByRole('link', { name: t('pair.everywhere'), exact: true }).click();
    await arrivesAt(/^\/ingredients\/[^/]+\/products$/);
    await main.locator('[data-comparable] a').first().click();
    await arrivesAt(/^\/products\/[^/]+$/);
    const toBrand = main.locator('a[href^="/brands/"]').first();
    const brand = await toBrand.textContent();
    await toBrand.click();
    await arrivesAt(/^\/brands\/[^/]+$/);
    expect((await page.getByRole('heading', { level: 1 }).textContent())?.trim()).toBe(brand?.trim());
    await page
      .getByRole('navigation', { name: t('nav.breadcrumbs') })
      .getByRole('link', { name: t('brands.title'), exact: true })
      .click();
    await arrivesAt(/^\/brands$/);
    await main.getByRole('link', { name: t('brands.byCount'), exact: true }).click();
    await arrivesAt(/^\/brands\/lists\/most-products$/);
    expect(problems).toEqual([]);
    await close();
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)(
    'axe finds nothing on the lists (%s, %i px)',
    async (colorScheme, width) => {
      const { page, problems, close } = await openPage({ colorScheme, viewport: { width, height: 800 } });
      await page.goto(`${site.url}/categories`);
      const category = await largestCategory(page).then((link) => link.getAttribute('href'));
      await page.goto(site.url + category);
      const pair = await page.locator('main a[href*="/with/"]').first().getAttribute('href');
      const brand = await page.locator('#brands a').first().getAttribute('href');
      for (const path of ['/categories', category, pair, brand, '/ingredients/niacinamide/products', '/brands']) {
        await page.goto(site.url + path);
        expect(await violations(page), String(path)).toEqual([]);
      }
      expect(problems).toEqual([]);
      await close();
    },
    60_000,
  );

  test('a name inside a product’s row leads to the brand, the rest of the row to the product', async () => {
    const { page, close } = await openPage();
    await page.goto(`${site.url}/products`);
    const row = page.locator('[data-comparable] > li').first();
    const product = await row.getByRole('link').first().getAttribute('href');
    const toBrand = row.locator('a[href^="/brands/"]');
    const brand = await toBrand.getAttribute('href');
    await row.click({ position: { x: 4, y: 4 } });
    await page.waitForURL(`**${product}`);
    await page.goBack();
    await toBrand.click();
    await page.waitForURL(`**${brand}`);
    await close();
  });

  test('dupes without an ingredient or a flag are chosen without script, and shown all again', async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false });
    const choices = page.locator('a[href*="#without-"]');
    await page.goto(`${site.url}/products`);
    const products = await page
      .locator('[data-comparable] a[href^="/products/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const product of products) {
      await page.goto(`${site.url}${product}/dupes`);
      if ((await choices.count()) > 0) break;
    }
    const dupes = page.locator('[data-part=dupes] > li:visible');
    const all = await dupes.count();
    const left = Number((await choices.first().locator('..').textContent())?.match(/\d+$/)?.[0]);
    await choices.first().click();
    expect(await dupes.count()).toBe(left);
    await page.getByRole('link', { name: t('without.all'), exact: true }).click();
    expect(await dupes.count()).toBe(all);
    await close();
  });

  test('a product’s page shows its newest reviews, and the page of all of them in other orders', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    const ratings = () =>
      page
        .locator('[id^=review-]')
        .getByRole('heading')
        .evaluateAll((all) => all.map((one) => Number.parseInt(one.querySelector('[aria-hidden]')?.textContent ?? '', 10)));
    await page.goto(`${site.url}/sitemap-reviews-1.xml`);
    const [listed] = (await page.content()).match(/\/products\/[^<]+\/reviews/) ?? [];
    await page.goto(`${site.url}${listed?.replace(/\/reviews$/, '')}#reviews`);
    expect(await page.locator('#reviews [id^=review-]').count()).toBeGreaterThan(0);
    await page.goto(`${site.url}${listed}`);
    expect(await violations(page)).toEqual([]);
    const highest = page.getByRole('link', { name: t('reviews.order.highest'), exact: true });
    if ((await highest.count()) > 0) {
      await highest.click();
      expect(await ratings()).toEqual((await ratings()).toSorted((a, b) => b - a));
    }
    expect(problems).toEqual([]);
    await close();
  });

  test('lists are complete without script', async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site.url}/brands`);
    expect(await page.locator('li[data-products]').count()).toBeGreaterThan(10);
    await page.locator('li[data-products]').first().getByRole('link').click();
    await page.locator('[data-comparable] > li').first().waitFor();
    await close();
  });
});
