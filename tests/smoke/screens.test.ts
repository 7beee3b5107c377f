import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { builtSite, type ServedSite, serveSiteOfItsOwn } from '../support/built-site.ts';
import { checkerPage, creamList } from '../support/checker-page.ts';
import { password, signUp } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';

/** One short journey a screen, before every commit; all that a screen can do is walked in tests/journeys. */
describe.each(languages)('every screen (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;
  let products: readonly { readonly alias: string }[];

  beforeAll(async () => {
    site = await serveSiteOfItsOwn(language);
    ({ items: products } = await (await fetch(`${site.url}/api/v2/products?limit=100`)).json());
  });
  afterAll(() => site.stop());

  /** Opens a page on a phone, does something on it, and asks that nothing complained and nothing is wider than the phone. */
  async function walk(path: string, act: (page: Page) => Promise<unknown>, username?: string) {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    page.setDefaultTimeout(30_000);
    if (username) await signUp(page, site.url, username);
    expect((await page.goto(site.url + path))?.status(), path).toBe(200);
    await act(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
    expect(problems, path).toEqual([]);
    await close();
  }
  const headed = (page: Page) => page.locator('main h1').first().waitFor();
  const inMain = (page: Page, href: string) => page.locator(`main a[href^="${href}"]`).first().waitFor();

  test.each([
    ['/', '/products/'],
    ['/products', '/products/'],
    ['/brands', '/brands/'],
    ['/brands/lists/most-products', '/brands/'],
    ['/categories', '/categories/'],
    ['/ingredients', '/ingredients/'],
    ['/ingredients/glycerin', '/ingredients/'],
    ['/ingredients/glycerin/products', '/products/'],
    ['/ingredients/roles/humectant', '/ingredients/'],
  ])('%s leads on', (path, href) => walk(path, (page) => inMain(page, href)));

  test.each(['/service/content/about', '/service/content/privacy', '/recover-password', '/login', '/review?ingredient=glycerin'])(
    '%s opens',
    (path) => walk(path, headed),
  );

  test.each(['/user/settings', '/user/routine', '/user/my-added-products', '/products/new-product'])('%s opens for its owner', (path) =>
    walk(path, headed, `u${path.replaceAll(/\W/g, '')}`),
  );

  test('the pages of a product lead to each other', async () => {
    for (const part of ['', '/dupes', '/reviews']) {
      // Not every product has dupes or reviews, and only those that have get the page.
      const pages = products.map(({ alias }) => ({
        product: `/products/${alias}`,
        file: `${builtSite(language)}/products/${alias}${part}.html`,
      }));
      const { product = '' } = pages.find(({ file }) => existsSync(file)) ?? {};
      await walk(product + part, (page) => inMain(page, part === '' ? '/brands/' : product));
    }
    const [left, right] = products
      .slice(0, 2)
      .map(({ alias }) => alias)
      .sort();
    await walk(`/compare/${left}-vs-${right}`, (page) => inMain(page, `/products/${left}`));
  });

  test('the checker reads a list', () =>
    walk('/ingredient-checker', async (page) => {
      const checker = checkerPage(page, site.url, t);
      await checker.open();
      await checker.analyse(creamList);
      await checker.count.waitFor();
    }));

  test('lists are compared', () =>
    walk('/compare', async (page) => {
      await headed(page);
      await page.getByRole('combobox').first().waitFor();
    }));

  test('search finds an ingredient', () =>
    walk('/search', async (page) => {
      await page.getByRole('searchbox').fill('niacinamide');
      await page.locator('[data-part=results] a[href="/ingredients/niacinamide"]').waitFor();
    }));

  test('one can register', () =>
    walk('/register', async (page) => {
      await page.getByLabel(t('register.username')).fill('smoke');
      await page.getByLabel(t('register.email')).fill('smoke@example.test');
      await page.getByLabel(t('register.password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: t('register.submit') }).click();
      await page.waitForURL(/\/login/);
    }));

  test('an address that leads nowhere says so', async () => {
    const { page, close } = await openPage();
    expect((await page.goto(`${site.url}/none-such`))?.status()).toBe(404);
    await headed(page);
    await close();
  });
});
