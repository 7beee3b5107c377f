import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonLength } from '#core/complaints/complaint.ts';
import { languages } from '#core/language.ts';
import { hasFocus, openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

describe.each(languages)('reporting an error (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveBuiltSite(language);
  });
  afterAll(async () => {
    site.stop();
  });

  async function open(viewport = { width: 360, height: 740 }, javaScriptEnabled = true) {
    const opened = await openPage({ viewport, javaScriptEnabled });
    const { page } = opened;
    await page.goto(`${site.url}/ingredients/niacinamide`);
    return {
      ...opened,
      opener: page.getByRole('button', { name: t('report.open'), exact: true }),
      dialog: page.getByRole('dialog', { name: t('report.title') }),
      field: page.getByRole('textbox', { name: t('report.reason') }),
      send: page.getByRole('button', { name: t('report.send'), exact: true }),
    };
  }

  test('with the keyboard: opened, too short, written, sent, thanked', async () => {
    const { page, opener, dialog, field, problems, close } = await open();
    await opener.focus();
    await page.keyboard.press('Enter');
    await field.waitFor();
    await hasFocus(field);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('wrong');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await dialog.getByRole('alert').textContent()).toBe(t('report.short', { count: reasonLength.least }));
    await hasFocus(field);
    await page.keyboard.type(', says the pack in my hand');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(t('report.thanks'), { exact: true }).waitFor();
    expect(await dialog.count()).toBe(0);
    await hasFocus(opener);
    expect(problems).toEqual([]);
    await close();
  });

  test('from the foot of any page: the form, with the page one came from', async () => {
    const { page, dialog, field, send, problems, close } = await open();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.contact') })
      .click();
    await page.waitForURL(/content\/contact/);
    await page.getByRole('button', { name: t('report.open'), exact: true }).click();
    await field.fill('The pack says otherwise.');
    expect(await violations(page)).toEqual([]);
    const sent = page.waitForRequest('**/api/v2/reports');
    await send.click();
    expect((await sent).postDataJSON()).toMatchObject({ subject: 'page', id: '/ingredients/niacinamide' });
    await page.getByText(t('report.thanks'), { exact: true }).waitFor();
    expect(await dialog.count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('a refusal and no answer are said beside the text, which is kept; Escape closes', async () => {
    const { page, opener, dialog, field, send, close } = await open({ width: 1280, height: 800 });
    await opener.click();
    await field.fill('The pack says otherwise.');
    await page.route('**/api/v2/reports', (route) => route.fulfill({ status: 429, json: { code: 'rate.limited', detail: 'Too often.' } }));
    await send.click();
    await expect.poll(() => dialog.getByRole('alert').textContent()).toBe('Too often.');
    await page.unroute('**/api/v2/reports');
    await page.route('**/api/v2/reports', (route) => route.abort());
    await send.click();
    await expect.poll(() => dialog.getByRole('alert').textContent()).toBe(t('report.offline'));
    expect(await field.inputValue()).toBe('The pack says otherwise.');
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
    await close();
  });

  test('without script there is no button that does nothing', async () => {
    const { opener, close } = await open({ width: 360, height: 740 }, false);
    expect(await opener.count()).toBe(0);
    await close();
  });
});
