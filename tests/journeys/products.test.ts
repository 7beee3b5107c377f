import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { upperFirst } from '#ui/analysis/first-letter.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { translators } from '../support/translators.ts';
import { schemesOf, violations } from '../support/violations.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

describe.each(languages)('lists of products and brands (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveBuiltSite(language);
  });
  afterAll(async () => {
    site.stop();
  });

  async function visit(path: string, options: BrowserContextOptions = {}) {
    const { page, problems, close } = await openPage(options);
    await page.goto(site.url + path);
    const named = (word: string) => new RegExp(`^${upperFirst(word).replace(/[()]/g, '\\$&')} [\\d\\s,]+$`);
    const option = (word: string) => page.getByRole('checkbox', { name: named(word) });
    return {
      page,
      problems,
      close,
      option,
      rows: page.locator('[data-part=found] li:has(> span > a, > a)'),
      names: () =>
        page.locator('[data-part=found] li').evaluateAll((all) => all.map((row) => row.querySelector('a')?.textContent?.trim() ?? '')),
      countOf: async (word: string) => {
        const text = await page
          .locator('label', { has: option(word) })
          .locator('[data-part=option-count]')
          .textContent();
        return Number(text?.replace(/\D/g, ''));
      },
      told: (count: number, kind: 'products.count' | 'brands.count' = 'products.count') =>
        page
          .getByRole('status')
          .first()
          .filter({ hasText: t(kind, { count }) }),
      order: page.getByRole('combobox', { name: t('browse.order') }),
    };
  }

  test('filters, counts and orders go into the address, which opens the same; back undoes', async () => {
    const { page, problems, close, option, countOf, told, names, order } = await visit('/products');
    await page.getByRole('searchbox').focus();
    await page.waitForFunction(() => document.querySelector('[data-group=free] [data-part=option-count]')?.textContent !== '');
    const free = await countOf(upperFirst(t('flag.free.fragrance')));
    expect(free).toBeGreaterThan(0);
    await option(upperFirst(t('flag.free.fragrance'))).check();
    await told(free).waitFor();
    const both = await countOf(upperFirst(t('flag.free.silicone')));
    await option(upperFirst(t('flag.free.silicone'))).check();
    await told(both).waitFor();
    const newest = await names();
    await order.selectOption({ label: t('browse.order.az') });
    await page.waitForURL('**/products?free=fragrance&free=silicone&sort=az');
    // As many rows as before: only their order tells that the answer is there.
    await expect.poll(names).not.toEqual(newest);
    const sorted = await names();
    expect(sorted.length).toBe(Math.min(24, both));

    await page.reload();
    await told(both).waitFor();
    expect(await names()).toEqual(sorted);
    expect(await option(upperFirst(t('flag.free.fragrance'))).isChecked()).toBe(true);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/products$/);
    await page.goBack();
    await page.goBack();
    await told(free).waitFor();
    expect(await option(upperFirst(t('flag.free.silicone'))).isChecked()).toBe(false);
    await page.getByRole('button', { name: t('browse.clear') }).click();
    await page.locator('[data-part=all]').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
    await close();
  });

  test('a need sets its filter and takes it away; the sentence, the kinds and their links follow', async () => {
    const { page, problems, close, told, option } = await visit('/products');
    await told(80).waitFor();
    const need = page.getByRole('link', { name: t('need.dry'), exact: true });
    expect(await need.getAttribute('href')).toBe('/products?skin=dry');
    await page.getByRole('searchbox').focus();
    await page.waitForFunction(() => document.querySelector('[data-group=free] [data-part=option-count]')?.textContent !== '');
    await option(upperFirst(t('flag.free.fragrance'))).check();
    await page.waitForURL('**/products?free=fragrance');
    await need.press('Enter');
    await page.waitForURL('**/products?free=fragrance&skin=dry');
    await page.locator('[data-part=found] li').first().waitFor();
    expect(await need.getAttribute('aria-current')).toBe('true');
    const shelf = page.getByRole('navigation', { name: t('shelf.title') });
    const all = Number((await shelf.locator('[aria-current] [data-part=quick-count]').textContent())?.replace(/\D/g, ''));
    expect(all).toBeLessThan(80);
    await told(all).waitFor();
    expect(await page.getByText(t('products.count', { count: 80 })).count()).toBe(0);
    const kind = shelf.locator('[data-option=serums]');
    const count = Number((await kind.locator('[data-part=quick-count]').textContent())?.replace(/\D/g, ''));
    await need.click();
    await page.waitForURL('**/products?free=fragrance');
    await page.goBack();
    await page.waitForURL('**/products?free=fragrance&skin=dry');
    await kind.click();
    await page.waitForURL('**/categories/serums?free=fragrance&skin=dry');
    await told(count).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('an ingredient is added by any of its names with the keyboard, and is taken away again', async () => {
    const { page, problems, close, told } = await visit('/products');
    const field = page.getByRole('combobox', { name: new RegExp(`^${t('browse.contains')}`) });
    await field.pressSequentially('глицерин', { delay: 20 });
    const suggestion = page.getByRole('option', { name: /^Glycerin/ }).first();
    await suggestion.waitFor();
    const count = Number((await suggestion.locator('span').last().textContent())?.replace(/\D/g, ''));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await told(count).waitFor();
    expect(new URL(page.url()).searchParams.getAll('contains')).toEqual(['glycerin']);
    expect(await page.locator('[role=option]').count()).toBe(0);
    const condition = page.getByRole('button', {
      name: new RegExp(t('browse.condition', { group: t('browse.contains'), option: 'Glycerin' })),
    });
    await condition.first().waitFor();
    await page.reload();
    await told(count).waitFor();
    await condition.first().click();
    await page.locator('[data-part=all]').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('a row that is found is the row of the page', async () => {
    const { page, problems, close, told } = await visit('/products');
    const rowsOf = (part: string) =>
      page
        .locator(`[data-part=${part}] [data-comparable] > li`)
        .evaluateAll((rows) => rows.map((row) => row.outerHTML.replaceAll(' lang="ru"', '').replace(/<button.*<\/button>/, '')));
    const standing = await rowsOf('all');
    await page.goto(`${site.url}/products?without=no-such-thing`);
    await told(80).waitFor();
    const found = await rowsOf('found');
    expect(found.length).toBe(24);
    expect(found).toEqual(standing.slice(0, 24));
    expect(problems).toEqual([]);
    await close();
  });

  test('titles and brands are searched, and what fits nothing says which conditions to take away', async () => {
    const { page, problems, close, rows, names } = await visit('/products');
    const title = (await page.locator('[data-part=all] li a').first().textContent()) ?? '';
    await page.getByRole('searchbox').fill(title);
    await page.locator('[data-part=found] li a', { hasText: title }).first().waitFor();
    expect((await names())[0]).toBe(title);
    await page.goto(`${site.url}/products?contains=glycerin&without=glycerin`);
    await page.getByText(t('browse.noneProducts')).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-part=void-conditions] button').first().click();
    await rows.first().waitFor();
    expect(new URL(page.url()).search).toBe('?without=glycerin');
    expect(problems).toEqual([]);
    await close();
  });

  test('pages are turned, and without an answer nothing is lost', async () => {
    const { page, close, option, told } = await visit('/products?sort=most');
    await told(80).waitFor();
    await page.getByRole('link', { name: t('browse.next') }).click();
    await page.waitForURL('**/products?sort=most&page=2');
    await page.getByText(t('browse.range', { from: 25, to: 48, total: 80 })).waitFor();
    await page.route('**/api/v2/products*', (route) => route.abort());
    await option(upperFirst(t('flag.free.sulfate'))).check();
    await page.getByRole('alert').getByText(t('browse.failedProducts')).waitFor();
    expect(await option(upperFirst(t('flag.free.sulfate'))).isChecked()).toBe(true);
    await page.unroute('**/api/v2/products*');
    await page.getByRole('button', { name: t('browse.retry') }).click();
    await page.locator('[data-part=found] li').first().waitFor();
    expect(new URL(page.url()).searchParams.get('free')).toBe('sulfate');
    await close();
  });

  test('on a phone the filters open from the bottom and fit', async () => {
    const { page, problems, close, option, countOf } = await visit('/products', phone);
    await page.getByRole('button', { name: t('browse.filters'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t('browse.filters') });
    await page.waitForFunction(() => document.querySelector('[data-group=free] [data-part=option-count]')?.textContent !== '');
    const free = await countOf(upperFirst(t('flag.free.fragrance')));
    await option(upperFirst(t('flag.free.fragrance'))).check();
    await sheet.getByRole('button', { name: t('browse.showProducts', { count: free }) }).waitFor();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('button', { name: t('browse.showProducts', { count: free }) }).click();
    await page.locator('[data-part=found] li').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('brands are filtered and ordered in the page', async () => {
    const { page, problems, close, option, countOf, told, names, order } = await visit('/brands');
    const vegan = await countOf(t('certificate.vegan'));
    await option(t('certificate.vegan')).check();
    await told(vegan, 'brands.count').waitFor();
    await order.selectOption({ label: t('browse.order.more') });
    await page.waitForURL('**/brands?certificate=vegan&sort=more');
    const counts = await page
      .locator('[data-part=found] li[data-products]')
      .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset['products'])));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const [first = ''] = await names();
    await page.getByRole('searchbox').fill(first.slice(0, 4));
    await page.locator('[data-part=found] li a', { hasText: first }).waitFor();
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('aside details')) fold.setAttribute('open', '');
    });
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test.each(schemesOf(language))('axe finds nothing with every filter open (%s)', async (colorScheme) => {
    const { page, problems, close, told } = await visit('/products?sort=effect', { colorScheme });
    await told(80).waitFor();
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('aside details')) fold.setAttribute('open', '');
    });
    expect(await violations(page, colorScheme)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('without a script the lists stand there, and no control that needs one', async () => {
    const { page, close } = await visit('/products', { javaScriptEnabled: false });
    expect(await page.locator('[data-part=all] [data-comparable] > li').count()).toBeGreaterThanOrEqual(24);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.getByRole('link', { name: t('products.older') }).click();
    await page.waitForURL('**/products/page/*');
    await close();
  });
});
