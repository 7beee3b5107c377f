import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { photo as en } from '#i18n/en/photo.ts';
import { photo as ru } from '#i18n/ru/photo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { recogniserFolder } from '#site/recogniser.ts';
import { hasFocus, openPage } from '../support/browser.ts';
import { type SiteOfItsOwn, serveSiteOfItsOwn } from '../support/built-site.ts';
import { checkerPage } from '../support/checker-page.ts';
import { drawLabel } from '../support/drawn-label.ts';
import { signUp } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';
import { schemesOf, violations } from '../support/violations.ts';

const timeout = 180_000;
const words = { en: createTranslator<typeof en>('en', en), ru: createTranslator<typeof en>('ru', ru) };

const label = [
  'Ingredients: Aqua, Glycerin, Niacinamide,',
  'Squalane, Cetearyl Alcohol, Panthenol, Carbomer,',
  'Sodium Hyaluronate, Phenoxyethanol, Hydrolume 4D,',
  'Tocopherol, Citric Acid, Parfum',
];
const rest = ['Phenoxyethanol, Hydrolume 4D, Tocopherol,', 'Citric Acid, Parfum, Limonene, Linalool'];

/** Every request of the page and of its workers. */
function requestsOf(context: BrowserContext) {
  const asked: { readonly method: string; readonly url: string }[] = [];
  context.on('request', (request) => asked.push({ method: request.method(), url: request.url() }));
  return asked;
}

describe.each(languages)('a photograph becomes a list (%s)', (language) => {
  const t = translators[language];
  const w = words[language];
  let site: SiteOfItsOwn;

  beforeAll(async () => {
    site = await serveSiteOfItsOwn(language);
  });
  afterAll(async () => {
    site.stop();
  });

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const heading = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name, exact: true });
  const file = async (page: Page, lines: readonly string[]) => ({
    name: 'label.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawLabel(page, lines),
  });
  /** The picture is there, and the list has been found in it. */
  const cropped = (page: Page) => page.getByRole('button', { name: new RegExp(`^${w('photo.crop.corner.0')}`) }).waitFor();
  const confirming = (page: Page, clear: number, count: number) =>
    heading(page, w('photo.confirm.clear', { clear, count })).waitFor({ timeout: timeout / 2 });

  test('taken in the checker, read on the device, confirmed and analysed; nothing is sent, and the next one needs no network', {
    timeout,
  }, async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(timeout / 3);
    const checker = checkerPage(page, site.url, t);
    await checker.open();
    const asked = requestsOf(page.context());
    const picture = await file(page, label);

    await press(page, t('checker.photo'));
    await hasFocus(heading(page, w('photo.title')));
    await page.getByText(w('photo.take.stays')).waitFor();
    expect(await page.getByText('MB').or(page.getByText('МБ')).count()).toBe(1);
    for (const scheme of schemesOf(language)) expect(await violations(page, scheme)).toEqual([]);
    await page.locator('input[type=file]').setInputFiles(picture);
    await cropped(page);
    const corner = page.locator('[data-corner="0"]');
    const before = await corner.getAttribute('aria-label');
    await corner.press('ArrowDown');
    expect(await corner.getAttribute('aria-label')).not.toBe(before);
    expect(await corner.evaluate((handle) => handle.clientWidth)).toBe(44);
    await corner.press('ArrowUp');
    expect(await violations(page)).toEqual([]);

    expect(asked.filter(({ url }) => url.includes('/recogniser/'))).toEqual([]);
    await press(page, w('photo.crop.read'));
    await page.getByRole('progressbar').waitFor();
    await page.getByText(w('photo.read.step.straighten')).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await press(page, w('photo.read.stop'));
    await cropped(page);
    await press(page, w('photo.crop.read'));
    await confirming(page, 12, 13);
    expect(await violations(page)).toEqual([]);
    expect(asked.some(({ url }) => url.includes(`${recogniserFolder}/`))).toBe(true);

    // The trade name is in no dictionary: it waits.
    await page.getByRole('button', { name: w('photo.confirm.analyseWaiting', { count: 1 }) }).waitFor();
    await press(page, w('photo.confirm.type'));
    await page.getByRole('dialog').getByRole('combobox').fill('Hydrolume 5D');
    await page.keyboard.press('Enter');
    await hasFocus(page.getByRole('dialog').getByRole('button', { name: w('photo.confirm.analyse'), exact: true }));
    await page.keyboard.press('Enter');
    await checker.count.filter({ hasText: '12' }).waitFor();
    expect(await checker.reading.textContent()).toContain('Hydrolume 5D');
    expect(await violations(page)).toEqual([]);
    expect(asked.filter(({ method, url }) => method !== 'GET' || !url.startsWith(site.url))).toEqual([]);

    await page.context().setOffline(true);
    await checker.button(t('checker.edit')).click();
    await checker.box.evaluate((box, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'label.jpg', { type: 'image/jpeg' }));
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, picture.buffer.toString('base64'));
    await cropped(page);
    await press(page, w('photo.crop.read'));
    await confirming(page, 12, 13);
    await press(page, w('photo.confirm.analyseWaiting', { count: 1 }));
    await checker.count.filter({ hasText: '12' }).waitFor();
    await press(page, w('photo.waiting.look'));
    await heading(page, w('photo.confirm.clear', { clear: 12, count: 13 })).waitFor();
    // What other parts of the page would fetch now they do without.
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await close();
  });

  test.runIf(language === 'en')('two photographs of one pack become the list of a submitted product', { timeout }, async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(timeout / 3);
    await signUp(page, site.url, 'anna');
    await page.goto(`${site.url}/products/new-product#list`);
    await press(page, t('checker.photo'));
    for (const [lines, count] of [
      [label, 13],
      [rest, 15],
    ] as const) {
      await page.locator('input[type=file]').setInputFiles(await file(page, lines));
      await cropped(page);
      await press(page, w('photo.crop.read'));
      await confirming(page, count - 1, count);
      if (lines === label) await press(page, w('photo.confirm.another'));
    }
    await page.getByText(w('photo.confirm.overlap', { count: 5 })).waitFor();
    await press(page, w('photo.confirm.useWaiting', { count: 1 }));
    expect(await page.getByLabel(t('submission.inci'), { exact: true }).inputValue()).toMatch(
      /^Aqua, Glycerin.*Parfum, Limonene, Linalool$/s,
    );
    await page.getByText(t('submission.recognised', { recognised: 14, count: 15 })).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
