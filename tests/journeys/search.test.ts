import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { hasFocus, openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { checkerPage } from '../support/checker-page.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

describe.each(languages)('search and dupes (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveBuiltSite(language);
  });
  afterAll(async () => {
    site.stop();
  });

  test('a list in the search leads to the checker, a title in the checker to the search', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${site.url}/search`);
    const offer = page.getByRole('link', { name: t('search.checkList') });
    await page.getByRole('searchbox').fill('Aqua');
    expect(await offer.isVisible()).toBe(false);
    await page.getByRole('searchbox').fill('Aqua, Glycerin, Niacinamide, Panthenol');
    await offer.waitFor();
    await expect.poll(() => offer.getAttribute('href')).toMatch(/#./);
    expect(await violations(page)).toEqual([]);
    await offer.press('Enter');
    await page.waitForURL(/ingredient-checker/);
    const checker = checkerPage(page, site.url, t);
    await checker.count.waitFor();

    // A list of one name a line keeps its names apart, and needs no more than Enter.
    await page.goto(`${site.url}/search`);
    await page.getByRole('searchbox').evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, 'Aqua\nGlycerin\nNiacinamide\nPanthenol');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('Aqua, Glycerin, Niacinamide, Panthenol');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/ingredient-checker/);
    await checker.count.waitFor();

    await checker.open();
    await checker.analyse('Argan Oil Shampoo');
    await page.getByRole('link', { name: t('checker.refused.search', { title: 'Argan Oil Shampoo' }) }).waitFor();
    expect(await violations(page)).toEqual([]);
    await checker.open();
    await checker.analyse('Petrel Soft Night');
    await page.getByRole('link', { name: t('checker.refused.search', { title: 'Petrel Soft Night' }) }).click();
    await page.waitForURL(/\/search\?q=Petrel/);
    expect(problems).toEqual([]);
    await close();
  });

  test('finds by name, through a slip and on the other keyboard, and remembers', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${site.url}/`);
    await page.getByRole('link', { name: t('nav.search') }).click();
    const field = page.getByRole('searchbox');
    await hasFocus(field);
    const first = page.locator('[data-part=results] a').first();
    await field.fill('niacinamide');
    await page.getByRole('heading', { name: t('search.ingredients') }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('niacinamide');
    // What is called just so comes first, however many names it has besides.
    const firstOf = (kind: string, path: string) =>
      page.locator(`[data-part=results] > section:first-of-type[aria-labelledby=hits-${kind}] li:first-child a[href^="${path}"]`).waitFor();
    for (const [query, alias] of [
      ['niacinamide', 'niacinamide'],
      ['dimethicone', 'dimethicone'],
      ['shea butter', 'butyrospermum-parkii-butter'],
      ['ниацинамид', 'niacinamide'],
      ['витамин с', 'ascorbic-acid'],
    ] as const) {
      await field.fill(query);
      await firstOf('ingredient', `/ingredients/${alias}`);
    }
    await field.fill('acne');
    await firstOf('need', '/products?effect=spots');
    await page.locator('[data-part=results] a[href="/ingredients/salicylic-acid"]').waitFor();
    await field.fill('крем');
    await firstOf('category', '/categories/face-creams');
    await field.fill('niacinamde');
    await page.getByText(t('search.guess', { query: 'niacinamide' })).waitFor();
    await field.fill('фйгф');
    await page.getByText(t('search.instead', { query: 'aqua' })).waitFor();
    await firstOf('ingredient', '/ingredients/aqua');
    expect(await violations(page)).toEqual([]);
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await hasFocus(first);
    await field.fill('ниацинамид');
    await page.locator('[data-part=results] a[href="/ingredients/niacinamide"]').waitFor();
    await page.getByRole('button', { name: t('search.go') }).click();
    await field.fill('');
    await page.getByRole('heading', { name: t('search.recent') }).waitFor();
    await page.getByRole('link', { name: 'ниацинамид' }).click();
    await page.locator('[data-part=results] a[href="/ingredients/niacinamide"]').click();
    await page.getByRole('heading', { level: 1, name: 'Niacinamide' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('shows ingredients and brands while products are on their way, and leaves the reader where he is', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    const arrival = Promise.withResolvers<void>();
    await page.route('**/search-index/product-*/**', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/search`);
    await page.getByRole('searchbox').fill('niacinamide');
    const ingredient = page.locator('[aria-labelledby=hits-ingredient] a').first();
    await ingredient.focus();
    const status = page.getByRole('status').filter({ hasText: /\d/ });
    const [soFar = ''] = t('search.soFar', { found: '|' }).split('|');
    await status.filter({ hasText: soFar }).waitFor();
    const products = page.locator('[aria-labelledby=hits-product]');
    expect(await products.getAttribute('aria-busy')).toBe('true');
    expect(await products.locator('a').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    const place = await ingredient.boundingBox();
    arrival.resolve();
    const [foundBefore = ''] = t('search.found', { found: '|' }).split('|');
    await status.filter({ hasText: new RegExp(`^${foundBefore}`) }).waitFor();
    expect(await page.locator('[aria-busy]').count()).toBe(0);
    await hasFocus(ingredient);
    expect(await ingredient.boundingBox()).toEqual(place);
    // The next letter asked finds everything in its order.
    await page.getByRole('searchbox').fill('niacin');
    await page.locator('[data-part=results] > section:nth-child(2)[aria-labelledby=hits-product] a').first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('what goes by several names is searched by all of them: one sentence says so, and products with most of it stand first, each with its dose', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${site.url}/search?q=${encodeURIComponent(language === 'en' ? 'vitamin c' : 'витамин с')}`);
    const productsWith = page.locator('[aria-labelledby=hits-productsWith]');
    await productsWith.getByRole('heading', { name: t('search.productsWith') }).waitFor();
    const sentence = await page.locator('[data-part=results] > p:first-child').textContent();
    const total = await productsWith.locator('h2 .number').textContent();
    expect(sentence).toContain('7');
    expect(sentence).toContain(t('search.having', { count: Number(total?.replace(/\D/g, '')) }));
    const doses = (['likely', 'possible', 'unknown', 'kept', 'unlikely', 'rinsed'] as const).map((dose) => t(`dose.${dose}`));
    const marks = await productsWith.locator('li .answer-mark').allTextContents();
    expect(marks).toHaveLength(await productsWith.locator('li').count());
    expect(marks.filter((mark) => !doses.includes(mark))).toEqual([]);
    // Its other names and what people use it for stand there too.
    for (const path of ['/ingredients/ascorbic-acid', '/ingredients/ascorbyl-glucoside', '/products?effect=even-tone'])
      await page.locator(`[data-part=results] a[href="${path}"]`).waitFor();
    expect(await violations(page)).toEqual([]);
    const shown = marks.length;
    await productsWith.getByRole('button', { name: t('search.more') }).press('Enter');
    await expect.poll(() => productsWith.locator('li').count()).toBeGreaterThan(shown);
    await hasFocus(productsWith.locator('a').nth(shown));
    expect(problems).toEqual([]);
    await close();
  });

  test('while nothing is typed, needs, ingredients and kinds of product are suggested; arrows lead to them', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${site.url}/search`);
    await hasFocus(page.getByRole('searchbox'));
    for (const title of ['search.byNeed', 'search.byIngredient', 'search.byKind'] as const)
      await page.getByRole('heading', { name: t(title) }).waitFor();
    expect(await page.getByRole('heading', { name: t('search.recent') }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const need = page.locator('[data-part=suggestions] a[href="/products?effect=spots"]');
    await hasFocus(need);
    await page.getByRole('searchbox').fill('a');
    await need.waitFor({ state: 'hidden' });
    await page.getByRole('searchbox').fill('');
    await need.press('Enter');
    await page.waitForURL(/\/products\?effect=spots/);
    expect(problems).toEqual([]);
    await close();
  });

  test('a barcode leads to its product, a number that is none is searched for', async () => {
    const { page, close } = await openPage();
    await page.goto(`${site.url}/search`);
    const offer = page.getByRole('link', { name: t('search.openBarcode') });
    await page.getByRole('searchbox').fill('4006381333932');
    await page.getByRole('status').filter({ hasText: /\S/ }).waitFor();
    expect(await offer.isVisible()).toBe(false);
    await page.getByRole('searchbox').fill('4 006381 333931');
    await offer.waitFor();
    await expect.poll(() => offer.getAttribute('href')).toBe('/products/barcode/4006381333931');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/\/products\/barcode\/4006381333931$/);
    await close();
  });

  test('a single letter searches names only and says so; products follow with the second', async () => {
    const { page, problems, close } = await openPage();
    await page.goto(`${site.url}/search`);
    const field = page.getByRole('searchbox');
    await field.pressSequentially('g');
    await page.getByText(t('search.short')).waitFor();
    await page.locator('[aria-labelledby=hits-ingredient]').waitFor();
    expect(await page.locator('[aria-labelledby=hits-product]').count()).toBe(0);
    await field.pressSequentially('e');
    await page.locator('[aria-labelledby=hits-product] a').first().waitFor();
    expect(await page.getByText(t('search.short')).count()).toBe(0);
    expect(await page.locator('[aria-labelledby=hits-product] a:has(span svg)').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('more of a kind leaves the focus on the first that came', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${site.url}/search?q=acid`);
    const hits = page.locator('[aria-labelledby=hits-ingredient] a');
    await page
      .locator('[aria-labelledby=hits-ingredient]')
      .getByRole('button', { name: t('search.more') })
      .press('Enter');
    await expect.poll(() => hits.count()).toBeGreaterThan(6);
    await hasFocus(hits.nth(6));
    expect(problems).toEqual([]);
    await close();
  });

  test('says when nothing is found and when the index is out of reach', async () => {
    const { page, close } = await openPage();
    await page.goto(`${site.url}/search?q=zzzzqqqqxxxx`);
    await page.getByText(t('search.none')).waitFor();
    const offline = await openPage();
    await offline.page.route('**/search-index/**', (route) => route.abort());
    await offline.page.goto(`${site.url}/search?q=aqua`);
    await offline.page.getByText(t('search.failed')).waitFor();
    await offline.close();
    await close();
  });

  test('a product leads to its dupes, each opened into what is shared and what is not', async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    // Not every product of a small catalogue has a neighbour.
    const sitemap = await (await fetch(`${site.url}/sitemap-dupes-1.xml`)).text();
    const path = /<loc>https?:\/\/[^/]+(\/products\/[^<]+)\/dupes<\/loc>/.exec(sitemap)?.[1];
    await page.goto(site.url + path);
    await page.locator('#dupes ~ p a, #dupes a[href$="/dupes"]').click();
    await page.waitForURL(/\/dupes$/);
    const scores = await page.locator('#dupes [data-part=row-words]').allTextContents();
    const numbers = scores.map((words) => Number(/\d+/.exec(words)?.[0]));
    expect(numbers[0]).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    await page.getByText(t('dupes.sharedBase')).first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});
