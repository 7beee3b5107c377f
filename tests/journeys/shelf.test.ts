import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { checkerPage, creamList } from '../support/checker-page.ts';
import { photographOfBarcode } from '../support/drawn-barcode.ts';
import { signUp } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';
import { schemesOf, violations } from '../support/violations.ts';

const timeout = 120_000;
const code = '4006381333931';

describe.each(languages)('what readers keep for themselves (%s)', (language) => {
  const t = translators[language];
  let site: Awaited<ReturnType<typeof serveSiteOfItsOwn>>;
  let product: { readonly alias: string; readonly title: string };

  beforeAll(async () => {
    site = await serveSiteOfItsOwn(language);
    [product] = (await (await fetch(`${site.url}/api/v2/products?contains=glycerin&limit=1`)).json()).items;
  });
  afterAll(() => site.stop());

  async function visit(path: string, width = 360) {
    const opened = await openPage({ viewport: { width, height: 740 }, reducedMotion: 'reduce' });
    opened.page.setDefaultTimeout(timeout / 3);
    await opened.page.goto(site.url + path);
    return opened;
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('a guest’s shelf, lists and checks are kept, told of changes, and join the account of who signs in', { timeout }, async () => {
    const { page, problems, close } = await visit(`/products/${product.alias}`);
    await button(page, t('shelves.button')).click();
    const dialog = page.getByRole('dialog', { name: t('shelves.put') });
    await dialog.getByRole('radio', { name: t('shelves.own') }).check();
    await dialog.getByRole('textbox', { name: t('shelves.own') }).fill('Travel');
    await dialog.getByLabel(t('shelves.opened')).fill('2020-01-31');
    await dialog.getByLabel(t('shelves.months')).fill('1');
    await dialog.getByText(t('shelves.useBy', { date: t.date('2020-02-29') })).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('shelves.save') }).click();
    await button(page, t('shelves.on', { shelf: 'Travel' })).waitFor();

    await page.goto(`${site.url}/shelf`);
    await page.getByRole('heading', { name: 'Travel' }).waitFor();
    await page.getByText(t('shelves.pastUseBy', { date: t.date('2020-02-29') })).waitFor();
    await page.getByLabel(t('settings.avoidAdd')).fill('Glycerin');
    await button(page, t('settings.add')).first().click();
    await page.getByLabel(t('own.allergyNamed', { name: 'Glycerin' })).check();
    await page.locator('[data-part=card] [role=img]').waitFor();
    expect(await page.locator('[data-part=card]').textContent()).toContain('Glycerin');
    for (const scheme of schemesOf(language)) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await violations(page, scheme)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });

    const checker = checkerPage(page, site.url, t);
    await checker.open();
    await checker.analyse(creamList);
    await page.getByText(t('forYou.allergies', { names: 'Glycerin' })).waitFor();
    await page.waitForFunction(() => localStorage.getItem('checks') !== null);
    await checker.open();
    const history = page.locator('[data-part=history]');
    await history.locator('summary').click();
    await history.getByRole('button', { name: new RegExp(t('history.renameNamed', { name: '' }).trim()) }).click();
    await history.getByRole('textbox').fill('Mine');
    await button(page, t('history.saveName')).click();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Mine').click();
    await page.locator('[data-part=answer]:visible').waitFor();

    // The list of the product is another one now, and the reader signs in.
    site.change(`update products set list = 'Aqua, Squalane, Linalool' where alias = '${product.alias}'`);
    await signUp(page, site.url, 'anna');
    await page.goto(`${site.url}/shelf`);
    await page.getByText(t('shelves.inAccount')).waitFor();
    await page.locator('[data-part=list-change]').getByText('Linalool').waitFor();
    await button(page, t('change.seenNamed', { title: product.title })).click();
    await page.locator('[data-part=list-change]').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Travel' }).waitFor();
    expect(await page.getByLabel(t('own.allergyNamed', { name: 'Glycerin' })).isChecked()).toBe(true);
    expect(await page.evaluate(() => [localStorage.getItem('shelf'), localStorage.getItem('avoid')])).toEqual([null, null]);
    // Lists that were checked are not sent unasked.
    expect(await page.evaluate(() => localStorage.getItem('checks'))).toContain('Mine');
    expect(problems).toEqual([]);
    await close();
  });

  test('a barcode in a picture leads to its product, and one that nobody has to the form; a camera that is not there is told', {
    timeout,
  }, async () => {
    site.change(
      `insert or replace into product_barcodes (code, product_id) select '${code}', id from products where alias = '${product.alias}'`,
    );
    const { page, problems, close } = await visit('/search', 1_440);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('blob:')) foreign.push(request.url());
    });
    const scan = async (text: string) => {
      await button(page, t('scan.button')).click();
      await page
        .locator('dialog [type=file]')
        .setInputFiles({ name: 'pack.jpg', mimeType: 'image/jpeg', buffer: await photographOfBarcode(text) });
    };
    await button(page, t('scan.button')).click();
    await button(page, t('scan.camera')).click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, t('scan.close')).click();
    await scan(code);
    await page.waitForURL(`${site.url}/products/${product.alias}`);
    await page.goto(`${site.url}/search`);
    await scan('5901234123457');
    await page.waitForURL('**/products/barcode/*');
    expect(await page.getByRole('link', { name: t('barcode.add') }).getAttribute('href')).toContain('5901234123457');
    expect(foreign).toEqual([]);
    // The page of a barcode that nobody has answers with 404.
    expect(problems.filter((problem) => !problem.includes('/products/barcode/'))).toEqual([]);
    await close();
  });
});
