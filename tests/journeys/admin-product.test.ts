import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { deskShots, deskWords, editor, openDesk } from '../support/desk-editor.ts';
import { violations } from '../support/violations.ts';

const timeout = 180_000;

describe.each(languages)('the editor of a product (%s)', (language) => {
  const t = deskWords(language);
  let served: Awaited<ReturnType<typeof serveSiteOfItsOwn>>;
  let token = '';
  beforeAll(async () => {
    served = await serveSiteOfItsOwn(language);
    token = await editor(served, 'edith');
  });
  afterAll(() => served.stop());

  const field = (name: string) => t.find(`admin.edit.field.${name}`) ?? name;

  test('a product is opened by a key, edited beside its reading, kept over a closed tab, saved and taken back', { timeout }, async () => {
    const { page, problems, close } = await openDesk(served, token, '/admin/products?sort=title');
    await page.locator('tbody tr').first().waitFor();
    await page.keyboard.press('e');
    const title = page.getByLabel(field('titleEn'), { exact: true });
    const before = await title.inputValue();
    const recognised = page.locator('.desk-reading .number');
    await recognised.waitFor();
    await deskShots(page, `${language}-product`);
    expect(await violations(page)).toEqual([]);

    await title.fill('A title that waits');
    await page.getByLabel(field('list'), { exact: true }).fill('Aqua, Glycerin, Blubberfat, Panthenol');
    await page.getByText(t('admin.reading.known', { known: 3, total: 4 })).waitFor();
    await page.locator('.desk-names li', { hasText: 'blubberfat' }).waitFor();
    await page.getByLabel(field('barcodes'), { exact: true }).fill('4006381333932');
    await page.getByText(t('admin.edit.checkDigit', { codes: '4006381333932' })).waitFor();
    await page.getByLabel(field('barcodes'), { exact: true }).fill('4006381333931');
    await page.reload();
    await page.getByRole('button', { name: t('admin.edit.takeUp') }).click();
    expect(await title.inputValue()).toBe('A title that waits');
    await page.keyboard.press('Control+s');
    await page.getByText(t('admin.change.done', { count: 1 })).waitFor();
    expect(await page.getByLabel(field('barcodes'), { exact: true }).inputValue()).toBe('4006381333931');
    await page.getByRole('button', { name: t('admin.change.undo'), exact: true }).click();
    await page.getByText(t('admin.change.undone', { count: 1 })).waitFor();
    await page.waitForFunction((wanted) => [...document.querySelectorAll('input')].some(({ value }) => value === wanted), before);
    expect(problems).toEqual([]);
    await close();
  });

  test('the second of two editors sees the difference and takes either', { timeout }, async () => {
    const list = await openDesk(served, token, '/admin/products?sort=-title');
    const address = await list.page.locator('tbody tr a').first().getAttribute('href');
    const [first, second] = [await openDesk(served, token, address ?? ''), await openDesk(served, token, address ?? '')];
    const title = (page: typeof first.page) => page.getByLabel(field('titleEn'), { exact: true });
    await title(second.page).waitFor();
    await title(first.page).fill('Of the first');
    await first.page.keyboard.press('Control+s');
    await first.page.getByText(t('admin.change.done', { count: 1 })).waitFor();
    await title(second.page).fill('Of the second');
    await second.page.getByLabel(field('listDate'), { exact: true }).fill('2026-02-03');
    await second.page.keyboard.press('Control+s');
    await second.page.getByText(t('admin.edit.disputed')).waitFor();
    await second.page.locator('.desk-dispute pre', { hasText: 'Of the first' }).waitFor();
    await deskShots(second.page, `${language}-dispute`);
    expect(await violations(second.page)).toEqual([]);
    await second.page.getByRole('button', { name: t('admin.edit.takeMine') }).click();
    await second.page.keyboard.press('Control+s');
    await second.page.getByText(t('admin.change.done', { count: 1 })).waitFor();
    expect(await title(second.page).inputValue()).toBe('Of the second');
    for (const { close } of [list, first, second]) await close();
  });

  test('a new product is entered, and merged with another one', { timeout }, async () => {
    const { page, problems, close } = await openDesk(served, token, '/admin/new-product');
    await page.getByLabel(field('brand'), { exact: true }).fill('Fresh Water');
    // Not the same at a second try.
    const number = Date.now();
    await page.getByLabel(field('titleEn'), { exact: true }).fill(`First Cream ${number}`);
    await page.getByLabel(field('list'), { exact: true }).fill('Aqua, Glycerin, Panthenol');
    await page.getByRole('button', { name: t('admin.edit.addSize') }).click();
    await page.getByLabel(`${t('admin.edit.size')}, 1`).fill('50 ml');
    await page.getByLabel(`${t('admin.edit.price')}, 1`).fill('12.90 EUR');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('admin.edit.save'), exact: true }).click();
    await page.waitForURL(`**/admin/products/fresh-water-first-cream-${number}`);
    await page.getByRole('heading', { name: t('admin.merge.title') }).waitFor();
    expect(await page.getByLabel(`${t('admin.edit.price')}, 1`).inputValue()).toBe('12.90 EUR');

    const other = await openDesk(served, token, '/admin/products?sort=title');
    const address = await other.page.locator('tbody tr a').nth(3).getAttribute('href');
    await other.close();
    await page.getByLabel(t('admin.merge.address')).fill(served.url + (address ?? ''));
    await page.getByRole('button', { name: t('admin.merge.do'), exact: true }).click();
    await page.getByText(t('admin.merge.done')).waitFor();
    await page.getByRole('button', { name: t('admin.change.undo'), exact: true }).click();
    await page.getByRole('heading', { name: t('admin.merge.title') }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
