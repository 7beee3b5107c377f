import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { hasFocus, openPage } from '../support/browser.ts';
import { type ServedSite, serveSiteOfItsOwn } from '../support/built-site.ts';
import { checkerPage } from '../support/checker-page.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

const calm = 'Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Panthenol, Phenoxyethanol, Xanthan Gum';
const scented = 'Aqua, Cetearyl Alcohol, Glycerin, Dimethicone, Phenoxyethanol, Niacinamide, Parfum, Linalool';

describe.each(languages)('comparing formulas (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveSiteOfItsOwn(language);
  });
  afterAll(async () => {
    site.stop();
  });

  const toast = (page: Page, text: string) => page.locator('toast-stack > *').filter({ hasText: text }).first();
  const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('products are put on the list where they are shown, four at most, and compared from it', async () => {
    const { page, problems, close } = await openPage();
    await page.goto(`${site.url}/products`);
    const add = page.locator('[data-comparable] button[data-chosen=false]');
    for (let count = 1; count <= 4; count += 1) {
      await add.first().click();
      await page
        .locator('comparison-link [data-count]')
        .filter({ hasText: String(count) })
        .waitFor();
    }
    await toast(page, t('comparison.added')).waitFor();
    await add.first().click();
    await toast(page, t('comparison.full')).waitFor();

    const other = await page.context().newPage();
    await other.goto(`${site.url}/compare`);
    expect(await other.locator('comparison-list li').count()).toBe(4);
    await page.locator('[data-comparable] button[data-chosen=true]').first().click();
    await toast(page, t('comparison.removed')).waitFor();
    await other.locator('comparison-list li:nth-child(3):last-child').waitFor();

    await other.getByRole('link', { name: t('comparison.go') }).click();
    await other.locator('[data-part=places]').waitFor();
    expect(await other.locator('[data-part=sides] h2').count()).toBe(3);
    expect(await other.locator('[data-part=sides] svg.pack').count()).toBe(3);
    expect(await violations(other)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('a product is added on its own page, and search results have the button too', async () => {
    const { page, problems, close } = await openPage();
    await page.goto(`${site.url}/products`);
    const name = (await page.locator('[data-comparable] > li a[href^="/products/"]').first().textContent())?.trim() ?? '';
    await page.locator('[data-comparable] > li a[href^="/products/"]').first().click();
    const button = page.getByRole('button', { name: t('comparison.add'), exact: true }).filter({ visible: true });
    await button.click();
    await toast(page, t('comparison.added')).waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${site.url}/search?q=${encodeURIComponent(name)}`);
    const beside = page.locator('[data-comparable] > li').filter({ has: page.locator('button[data-compare][data-chosen=true]') });
    await beside.first().waitFor();
    const [row, sign] = [await beside.first().boundingBox(), await beside.first().getByRole('button').boundingBox()];
    expect((sign?.y ?? 0) - (row?.y ?? 0)).toBeCloseTo(8);
    expect(await isWide(page)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('pasted lists are compared without leaving the browser, exported, and the link opens them again', async () => {
    const { page, problems, close } = await openPage({ acceptDownloads: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    const checker = checkerPage(page, site.url, t);
    await checker.open();
    await checker.analyse(calm);
    await checker.button(t('checker.compare')).click();
    await page.waitForURL((url) => url.pathname === '/compare' && url.hash !== '');
    await expect.poll(() => page.locator('#list-1').inputValue()).toBe(calm);
    await page.getByRole('button', { name: t('pick.go'), exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: t('pick.tooFew') })
      .waitFor();
    await page.locator('#list-2').fill(scented);
    await page.getByRole('button', { name: t('pick.go'), exact: true }).click();
    await page.getByRole('heading', { name: t('compare.inShort') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/compare/lists');
    expect(await page.locator('[data-part=in-both] > li').count()).toBe(5);
    expect(await page.locator('[data-part=only-in]').last().textContent()).toContain('Dimethicone');
    expect(await page.locator('[data-part=in-short]').textContent()).toContain('Niacinamide');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('compare.saveCsv') }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv).toContain('Niacinamide,3,6');
    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: t('compare.saveJson') }).click();
    const json = JSON.parse(readFileSync(await (await exported).path(), 'utf8'));
    expect(json).toMatchObject({
      shared: 5,
      sides: [
        { alias: null, own: 2 },
        { alias: null, own: 3 },
      ],
    });
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-part=places]').isVisible()).toBe(true);
    expect(await page.locator('comparison-tools:visible, #another:visible, body > header:visible').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await page.locator('[data-part=in-both]').waitFor();
    expect(asked.filter((request) => /Panthenol|Xanthan/.test(decodeURIComponent(request.replace(/#.*/, ''))))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('a product is found by its name and compared with a pasted list', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 780 } });
    await page.goto(`${site.url}/products`);
    const link = page.locator('[data-comparable] > li a[href^="/products/"]').first();
    const [name, href] = [(await link.textContent())?.trim() ?? '', (await link.getAttribute('href')) ?? ''];
    await page.goto(`${site.url}/compare`);
    await page.locator('#product-1').pressSequentially(name);
    await page.locator('#found-1 [role=option]').filter({ hasText: name }).first().click();
    await page.locator('#list-2').fill(calm);
    expect([await violations(page), await isWide(page)]).toEqual([[], 0]);
    await page.getByRole('button', { name: t('pick.go'), exact: true }).click();
    await page.locator('[data-part=in-both]').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/compare\//);
    expect(await page.locator('[data-part=sides] h2').allTextContents()).toEqual([name, t('compare.pasted')]);
    expect(await page.locator(`[data-part=sides] a[href="${href}"]`).count()).toBe(1);
    // A pasted list comes in no pack.
    expect(await page.locator('[data-part=sides] svg.pack').count()).toBe(1);
    expect([await violations(page), await isWide(page)]).toEqual([[], 0]);
    expect(problems).toEqual([]);
    await close();
  });

  test('a damaged link says so', async () => {
    const { page, close } = await openPage();
    await page.goto(`${site.url}/compare/lists#1.AAAA`);
    await page
      .getByRole('alert')
      .filter({ hasText: t('compare.damaged') })
      .waitFor();
    await close();
  });

  test('a product that has moved is followed, one that is gone is named', async () => {
    const { page, close } = await openPage();
    await page.goto(`${site.url}/products`);
    const href = (await page.locator('[data-comparable] > li a[href^="/products/"]').first().getAttribute('href')) ?? '';
    await page.evaluate(() =>
      localStorage.setItem(
        'comparison',
        JSON.stringify([
          { alias: 'none-such', name: 'Lost Balm' },
          { alias: 'was-here', name: 'Moved Cream' },
        ]),
      ),
    );
    await page.route('**/products/was-here', (route) => route.fulfill({ status: 301, headers: { location: href } }));
    await page.goto(`${site.url}/compare`);
    await page.getByText(t('comparison.gone', { name: 'Lost Balm' })).waitFor();
    await page.getByText(t('comparison.moved', { name: 'Moved Cream' })).waitFor();
    expect(await page.locator('comparison-list li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      href,
    ]);
    await close();
  });

  test('a comparison that is looked at is counted once', async () => {
    const { page, close } = await openPage();
    await page.clock.install();
    await page.goto(`${site.url}/compare`);
    const path = (await page.locator('[data-part=pairs] a').first().getAttribute('href')) ?? '';
    await page.goto(site.url + path);
    const counted = page.waitForRequest(/v2\/comparisons$/);
    await page.clock.fastForward(6_000);
    expect((await counted).postDataJSON()).toEqual({ aliases: path.replace('/compare/', '').split('-vs-') });
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test('on a phone the header counts the list, and adding and sharing stand under the thumb', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 780 } });
    await page.goto(`${site.url}/products`);
    const toList = page.locator('comparison-link');
    expect(await toList.isVisible()).toBe(false);
    await page.locator('[data-comparable] button[data-compare]').first().click();
    await toList.getByText('1', { exact: true }).waitFor();
    expect(await isWide(page)).toBe(0);
    await toList.getByRole('link').click();
    await page.goto(site.url + ((await page.locator('[data-part=pairs] a').first().getAttribute('href')) ?? ''));
    const thumb = page.locator('comparison-tools:visible').last();
    expect(await thumb.getByRole('button', { name: t('compare.share') }).isVisible()).toBe(true);
    await thumb.getByRole('button', { name: t('compare.another') }).click();
    await hasFocus(page.locator('#product-1'));
    expect([await violations(page), await isWide(page)]).toEqual([[], 0]);
    expect(problems).toEqual([]);
    await close();
  });

  test('promises are held against a product on its own page', async () => {
    const { page, problems, close } = await openPage();
    await page.goto(`${site.url}/products`);
    await page.locator('[data-comparable] > li a[href^="/products/"]').first().click();
    // Before its script has come, the link leads to the checker.
    await page.waitForURL(/\/products\/./, { waitUntil: 'load' });
    const address = page.url();
    await page.getByRole('link', { name: t('claims.link') }).click();
    await page.locator('#claims:focus').waitFor();
    expect(page.url()).toBe(address);
    await page.locator('#claims').fill(language === 'en' ? 'Dermatologically tested' : 'Проверено дерматологами');
    await page
      .locator('#claims ~ [aria-live] li')
      .filter({ hasText: t('claims.verdict.unknown') })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('promises of the front are held against the list', async () => {
    const { page, problems, close } = await openPage();
    const checker = checkerPage(page, site.url, t);
    await checker.open();
    await checker.analyse(scented);
    await page.getByText(t('claims.title')).click();
    await page
      .locator('#claims')
      .fill(
        language === 'en'
          ? 'Fragrance free, with niacinamide, dermatologically tested'
          : 'Без отдушек, с ниацинамидом, проверено дерматологами',
      );
    const verdicts = page.locator('#claims ~ [aria-live] li');
    await verdicts.nth(2).waitFor();
    const words = await verdicts.allTextContents();
    for (const [place, verdict] of (['contradicted', 'standing', 'unknown'] as const).entries())
      expect(words[place]).toContain(t(`claims.verdict.${verdict}`));
    expect(words[0]).toContain('Parfum');
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
