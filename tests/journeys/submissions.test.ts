import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { hasFocus, openPage } from '../support/browser.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { signUp } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

const timeout = 120_000;
const list = 'Aqua, Glycerin, Niacinamide, Panthenol, Phenoxyethanol';

/** A dark pack in the middle of white, or before a grey wall that ends at the left. */
async function picture(wall: boolean): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const area = (width: number, height: number, grey: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } })
      .png()
      .toBuffer();
  const buffer = await sharp(await area(600, 800, 255))
    .composite([
      { input: await area(200, 400, 60), gravity: 'centre' },
      ...(wall ? [{ input: await area(60, 800, 190), left: 540, top: 0 }] : []),
    ])
    .jpeg()
    .toBuffer();
  return { name: 'pack.jpg', mimeType: 'image/jpeg', buffer };
}

describe.each(languages)('submitting products (%s)', (language) => {
  const t = translators[language];
  let site: Awaited<ReturnType<typeof serveSiteOfItsOwn>>;

  beforeAll(async () => {
    site = await serveSiteOfItsOwn(language);
  });
  afterAll(async () => {
    site.stop();
  });

  async function visit(path: string, username: string) {
    const opened = await openPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    opened.page.setDefaultTimeout(timeout / 2);
    await signUp(opened.page, site.url, username);
    await opened.page.goto(site.url + path);
    return opened;
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (page: Page, key: 'brand' | 'title' | 'inci' | 'category') => page.getByLabel(t(`submission.${key}`), { exact: true });
  const step = (page: Page, name: 'product' | 'list' | 'picture' | 'check') =>
    page.getByRole('heading', { level: 2, name: t(`submission.step.${name}`) }).waitFor();
  const live = () => new DatabaseSync(site.database);

  test('a product is submitted in steps; nothing is lost by a wrong field, a reload or the way back', { timeout }, async () => {
    const { page, problems, close } = await visit('/products/new-product', 'anna');
    await press(page, t('submission.next'));
    await page.getByText(t('problem.product.brand.required')).waitFor();
    await hasFocus(page.locator('#product-brand'));
    expect(await violations(page)).toEqual([]);
    await field(page, 'brand').fill('Nordholm');
    await field(page, 'title').fill('Nordholm Barrier Cream');
    await field(page, 'category').selectOption('face-creams');
    await page.getByLabel(t('submission.size', { number: 1 })).fill(language === 'ru' ? '50 мл' : '50ml');
    await press(page, t('submission.next'));
    await page.getByText(t('problem.product.title.has_brand')).waitFor();
    await field(page, 'title').fill('Barrier Cream');
    await press(page, t('submission.next'));

    await step(page, 'list');
    await page.locator('h2:focus').waitFor();
    await field(page, 'inci').fill(list.replaceAll(', ', '; ').replace('Niacinamide', 'Niacinamde'));
    await press(page, t('submission.partThem'));
    await press(page, t('submission.writeSo'));
    await page.getByText(t('submission.recognised', { recognised: 5, count: 5 })).waitFor();
    expect(await field(page, 'inci').inputValue()).toBe(list);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await step(page, 'list');
    expect(await field(page, 'inci').inputValue()).toBe(list);
    await page.goBack();
    await step(page, 'product');
    expect(await field(page, 'title').inputValue()).toBe('Barrier Cream');
    await page.goForward();
    await step(page, 'list');
    await press(page, t('submission.next'));

    await step(page, 'picture');
    await page.locator('input[type=file]').setInputFiles(await picture(true));
    await page.getByText(t('problem.image.edge.right')).waitFor();
    expect(await page.locator('[data-edge]').evaluateAll((edges) => edges.map((edge) => edge.getAttribute('data-edge')))).toContain(
      'right',
    );
    expect(await violations(page)).toEqual([]);
    await page.locator('input[type=file]').setInputFiles(await picture(false));
    await page.getByText(t('picture.white')).waitFor();
    await page.reload();
    await page.getByText(t('picture.white')).waitFor();
    await press(page, t('submission.next'));

    await step(page, 'check');
    await page.getByText(list).waitFor();
    expect(await violations(page)).toEqual([]);
    await press(page, t('submission.send'));
    await page.waitForURL(/\/user\/my-added-products$/);
    await page.getByText(t('myProducts.status.pending')).waitFor();
    expect(
      await page
        .getByRole('main')
        .locator('li img')
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(320);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${site.url}/products/new-product`);
    expect(await field(page, 'title').inputValue()).toBe('');
    expect(problems).toEqual([]);
    await close();
  });

  test('a barcode that nobody has leads to the form with it; once its product is there, to the product', { timeout }, async () => {
    const code = '4006381333931';
    const { page, problems, close } = await visit('/search', 'clara');
    await page.getByRole('searchbox').fill(code);
    await page.getByRole('link', { name: t('search.openBarcode') }).click();
    await page.getByRole('heading', { level: 1, name: t('barcode.title', { code }) }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: t('barcode.add') }).click();
    const filled = page.getByLabel(t('submission.barcode', { number: 1 }));
    await filled.waitFor();
    expect(await filled.inputValue()).toBe(code);
    await filled.fill('4006381333932');
    await press(page, t('submission.next'));
    await page.getByText(t('problem.product.barcodes.invalid')).waitFor();
    await filled.fill(code);
    await field(page, 'brand').fill('Nordholm');
    await field(page, 'title').fill('Harbour Balm');
    await press(page, t('submission.next'));
    await field(page, 'inci').fill(list);
    await press(page, t('submission.next'));
    await press(page, t('submission.next'));
    await page.getByRole('main').getByText(code).waitFor();
    await press(page, t('submission.send'));
    await page.waitForURL(/\/user\/my-added-products$/);
    site.change(`update products set status = 'public' where alias = 'nordholm-harbour-balm'`);
    await page.goto(`${site.url}/products/barcode/${code}`);
    await page.waitForURL(/\/products\/nordholm-harbour-balm$/);
    await page.getByRole('definition').filter({ hasText: code }).waitFor();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain(`"gtin":"${code}"`);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await close();
  });

  test('what is left out is told in one place, with the way to it', { timeout }, async () => {
    const { page, close } = await visit('/products/new-product#check', 'boris');
    await press(page, t('submission.send'));
    const summary = page.getByRole('alert').filter({ hasText: t('submission.wrong', { count: 3 }) });
    await summary.waitFor();
    expect(await violations(page)).toEqual([]);
    await summary.getByRole('link', { name: t('submission.inci') }).click();
    await step(page, 'list');
    await hasFocus(page.locator('#product-inci'));
    await page.getByText(t('problem.product.inci.required')).waitFor();
    await close();
  });

  test('one changes one’s own submission while it waits; somebody else’s is refused, a settled one says so', {
    timeout,
  }, async () => {
    const { page, close } = await visit('/user/my-added-products', 'vera');
    await page.getByText(t('myProducts.none')).waitFor();
    expect(await violations(page)).toEqual([]);
    const id = await page.evaluate(async (inci) => {
      const token = decodeURIComponent(/auth\._token\.local=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const headers = { authorization: token, 'content-type': 'application/json' };
      const body = JSON.stringify({ brand: 'Nordholm', title: 'Vera Balm', inci });
      return (await (await fetch('/api/v2/products', { method: 'POST', headers, body })).json()).product.id as number;
    }, list);
    await page.reload();
    await page.getByRole('link', { name: t('myProducts.editOf', { name: 'Nordholm Vera Balm' }) }).click();
    await field(page, 'title').fill('Evening Balm');
    await press(page, t('submission.next'));
    await press(page, t('submission.next'));
    await press(page, t('submission.save'));
    await page.waitForURL(/\/user\/my-added-products$/);
    await page.getByText('Evening Balm').first().waitFor();

    await page.goto(`${site.url}/products/upload-image?id=${id}`);
    await page.locator('input[type=file]').setInputFiles(await picture(false));
    await press(page, t('picture.send'));
    await page.waitForURL(/\/user\/my-added-products$/);

    await page.goto(`${site.url}/products/edit-product?id=${id - 1}`);
    await page.getByRole('heading', { name: t('error.403.title'), level: 1 }).waitFor();
    await page.goto(`${site.url}/products/edit-product?id=99999999`);
    await page.getByText(t('submission.gone')).waitFor();

    const database = live();
    database.prepare(`update products set status = 'rejected', status_reason = 'Not the list of this product.' where id = ?`).run(id);
    database.close();
    await page.goto(`${site.url}/products/edit-product?id=${id}`);
    await page.getByText(t('problem.product.not_pending')).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${site.url}/user/my-added-products`);
    await page.getByText(t('myProducts.reason', { reason: 'Not the list of this product.' })).waitFor();
    await close();
  });
});
