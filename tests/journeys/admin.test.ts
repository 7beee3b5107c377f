import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { admin as english } from '#i18n/en/admin.ts';
import { admin as russian } from '#i18n/ru/admin.ts';
import { createTranslator } from '#i18n/translator.ts';
import { screens } from '#islands/admin/screens.ts';
import { openPage } from '../support/browser.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { deskShots, visitAs } from '../support/desk.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

const timeout = 120_000;

describe.each(languages)('the editors’ desk (%s)', (language) => {
  const site = translators[language];
  const t = createTranslator<typeof english>(language, language === 'ru' ? russian : english);
  let served: Awaited<ReturnType<typeof serveSiteOfItsOwn>>;
  beforeAll(async () => {
    served = await serveSiteOfItsOwn(language);
  });
  afterAll(() => served.stop());

  const visit = (username: string, role: 'user' | 'admin', path: string) => visitAs(role, username, path, served);
  const shots = (page: Page, name: string) => deskShots(page, `${language}-${name}`);

  test('guests are led to the login page, others are refused, and neither gets code of it', { timeout }, async () => {
    const { page, close } = await openPage({ viewport: { width: 1440, height: 900 } });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${served.url}/admin/products`);
    await page.waitForURL('**/login?next=%2Fadmin%2Fproducts');
    await close();
    const user = await visit('greta', 'user', '/');
    user.page.on('request', (request) => fetched.push(request.url()));
    await user.page.goto(`${served.url}/admin/products`);
    await user.page.getByRole('heading', { level: 1, name: site('error.403.title') }).waitFor();
    await user.close();
    expect(fetched.filter((url) => /desk[.-][^/]*\.js|ProductsScreen|v2\/admin/.test(url))).toEqual([]);
  });

  test('products are found, hidden together by the keyboard, and brought back', { timeout }, async () => {
    const { page, problems, close } = await visit('ada', 'admin', '/admin/products?sort=title');
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    expect(await violations(page)).toEqual([]);
    const names = await rows.locator('a').allInnerTexts();
    for (const key of ['x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByText(t('admin.list.selected', { count: 2 })).waitFor();
    await shots(page, 'products');
    await page.getByLabel(t('admin.product.set.reason')).fill('Twice here');
    await page.getByRole('button', { name: t('admin.product.set.hide'), exact: true }).click();
    await page.getByText(t('admin.change.done', { count: 2 })).waitFor();
    await page.getByLabel(t('admin.field.status'), { exact: true }).selectOption('removed');
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 2);
    expect(await rows.locator('a').allInnerTexts()).toEqual(names.slice(0, 2));
    await page.keyboard.press('u');
    await page.getByText(t('admin.change.undone', { count: 2 })).waitFor();
    await page.getByText(t('admin.none')).waitFor();

    await page.getByRole('link', { name: t('admin.screen.audit') }).click();
    await page.getByText(t('admin.audit.undo')).first().waitFor();
    await page.getByText('statusReason — → Twice here').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('a category is set by the keyboard alone, with one key to its menu', { timeout }, async () => {
    const { page, problems, close } = await visit('carla', 'admin', '/admin/products?sort=title');
    await page.locator('tbody tr').first().waitFor();
    await page.keyboard.press('c');
    const menu = page.getByLabel(t('admin.product.set.category'), { exact: true });
    await expect.poll(() => menu.evaluate((one) => one === document.activeElement)).toBe(true);
    // Passing a choice changes nothing yet.
    await page.keyboard.press('ArrowDown');
    await page.getByText(t('admin.list.selected', { count: 1 })).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(t('admin.change.done', { count: 1 })).waitFor();
    await page.keyboard.press('u');
    await page.getByText(t('admin.change.undone', { count: 1 })).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  // Colours speak no language.
  test.runIf(language === 'en')('in the dark and on a tablet axe finds nothing on any screen', { timeout: 2 * timeout }, async () => {
    const { page, problems, close } = await visit('dora', 'admin', '/admin');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 768, height: 1024 });
    const opened = async (list: string) => {
      await page.goto(`${served.url}${list}`);
      return (await page.locator(`tbody a[href^="${list}/"]`).first().getAttribute('href')) ?? '';
    };
    const records = [await opened('/admin/products'), await opened('/admin/brands'), await opened('/admin/ingredients')];
    for (const path of [...screens.flatMap(({ name, path: one }) => (name ? one : [])), '/admin/new-product', ...records]) {
      await page.goto(`${served.url}${path}`, { waitUntil: 'networkidle' });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect([path, await violations(page, 'dark'), wide]).toEqual([path, [], 0]);
    }
    expect(problems).toEqual([]);
    await close();
  });

  test('the overview tells what waits, what changed and how the site does', { timeout }, async () => {
    const { page, problems, close } = await visit('olga', 'admin', '/admin');
    for (const key of [
      'admin.queue.title',
      'admin.publish.title',
      'admin.reading.title',
      'admin.visits.title',
      'admin.night.title',
    ] as const)
      await page.getByRole('heading', { name: t(key) }).waitFor();
    await page.getByRole('link', { name: t('admin.queue.doubtfulCategories') }).waitFor();
    await shots(page, 'dashboard');
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('the sitemap screen tells what is listed, and why an address is not', { timeout }, async () => {
    const { page, problems, close } = await visit('nora', 'admin', '/admin/sitemap');
    await page.getByRole('link', { name: '/sitemap-products-1.xml', exact: true }).waitFor();
    await page.getByRole('textbox', { name: t('admin.sitemap.address'), exact: true }).fill('/admin/products');
    await page.getByRole('button', { name: t('admin.sitemap.ask') }).click();
    await page.getByText(t('admin.sitemap.isNot', { path: '/admin/products', reason: t('admin.sitemap.reason.private') })).waitFor();
    await shots(page, 'sitemap');
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
