import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { deskShots, deskWords, editor, openDesk } from '../support/desk-editor.ts';
import { violations } from '../support/violations.ts';

const timeout = 180_000;

describe.each(languages)('the editor of a brand (%s)', (language) => {
  const t = deskWords(language);
  let served: Awaited<ReturnType<typeof serveSiteOfItsOwn>>;
  let token = '';
  beforeAll(async () => {
    served = await serveSiteOfItsOwn(language);
    token = await editor(served, 'berta');
  });
  afterAll(() => served.stop());

  test('a brand is found by its number of products, edited, hidden and brought back, merged and parted', { timeout }, async () => {
    const { page, problems, close } = await openDesk(served, token, '/admin/brands?sort=-products');
    const link = page.locator('tbody tr a');
    await link.first().waitFor();
    await deskShots(page, `${language}-brands`);
    expect(await violations(page)).toEqual([]);
    const [other, own] = [await link.nth(0).textContent(), (await link.nth(1).textContent()) ?? ''];
    const address = (await link.nth(0).getAttribute('href')) ?? '';
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await page.getByRole('heading', { name: own, exact: true }).waitFor();

    await page.getByLabel(t('admin.edit.field.country'), { exact: true }).fill('no');
    await page.getByRole('button', { name: t('admin.brand.addCertificate') }).click();
    const certificates = page.locator('.desk-lines li');
    const last = await certificates.count();
    await page.getByLabel(`${t('admin.brand.issuer')}, ${last}`).fill('Vegan Society');
    await page.getByLabel(`${t('admin.brand.checked')}, ${last}`).fill('2026-02-03');
    await page.keyboard.press('Control+s');
    await page.getByText(t('admin.change.done', { count: 1 })).waitFor();
    expect(await page.getByLabel(t('admin.edit.field.country'), { exact: true }).inputValue()).toBe('NO');
    await deskShots(page, `${language}-brand`);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: t('admin.brand.hide'), exact: true }).click();
    await page.getByText(t('admin.brand.hideSays', { products: 0 })).waitFor();
    await page.getByRole('button', { name: t('admin.change.undo'), exact: true }).click();
    await page.getByText(t('admin.brand.hideSays', { products: 0 })).waitFor({ state: 'detached' });

    await page.getByLabel(t('admin.brand.address')).fill(served.url + address);
    await page.getByRole('button', { name: t('admin.merge.do'), exact: true }).click();
    await page.getByText(t('admin.brand.mergeDone')).waitFor();
    expect(await page.locator('.note a').textContent()).toBe(address.split('/').at(-1));
    await page.getByRole('button', { name: t('admin.change.undo'), exact: true }).click();
    await page.getByRole('heading', { name: t('admin.brand.mergeTitle') }).waitFor();
    expect(other).not.toBe(own);
    expect(problems).toEqual([]);
    await close();
  });
});
