import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { deskShots, deskWords, editor, openDesk } from '../support/desk-editor.ts';
import { violations } from '../support/violations.ts';

const timeout = 180_000;

describe.each(languages)('the editor of an ingredient (%s)', (language) => {
  const t = deskWords(language);
  let served: Awaited<ReturnType<typeof serveSiteOfItsOwn>>;
  let token = '';
  beforeAll(async () => {
    served = await serveSiteOfItsOwn(language);
    token = await editor(served, 'ingrid');
  });
  afterAll(() => served.stop());

  test('an ingredient is found, given a name and a rating, looked at on products, saved and taken back', { timeout }, async () => {
    const { page, problems, close } = await openDesk(served, token, '/admin/ingredients?q=glycerin&sort=-products');
    await page.locator('tbody tr a').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Glycerin', exact: true }).click();
    await page.getByRole('heading', { name: 'Glycerin', exact: true }).waitFor();
    const field = (name: string) => page.getByLabel(t.find(`admin.edit.field.${name}`) ?? name, { exact: true });
    await field('source').fill('Its supplier, 2026');
    await page.getByRole('button', { name: t('admin.ingredient.addSynonym') }).click();
    await page.getByLabel(`${t('admin.ingredient.name')}, 1`).fill('Blubbersweet');
    await field('ewgRating').selectOption('2');
    await field('ewgChecked').fill('2026-02-03');
    await field('ewgLink').fill('https://www.ewg.org/skindeep/ingredients/702620');
    await page.getByRole('button', { name: t('admin.ingredient.look') }).click();
    await page
      .getByRole('region', { name: t('admin.ingredient.preview') })
      .locator('tbody tr')
      .nth(9)
      .waitFor();
    await deskShots(page, `${language}-ingredient`);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByText(t('admin.change.done', { count: 1 })).waitFor();
    await page
      .getByText(t('admin.ingredient.from', { source: 'Its supplier, 2026' }))
      .first()
      .waitFor();
    expect(await field('ewgRating').inputValue()).toBe('2');
    const revert = page.getByRole('button', { name: t('admin.ingredient.revert') });
    expect(await revert.count()).toBe(2);
    await revert.first().click();
    await page.waitForFunction(() => document.querySelectorAll('.desk-history del').length === 1);
    expect(problems).toEqual([]);
    await close();
  });
});
