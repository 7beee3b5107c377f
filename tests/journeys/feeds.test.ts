import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { admin as english } from '#i18n/en/admin.ts';
import { admin as russian } from '#i18n/ru/admin.ts';
import { createTranslator } from '#i18n/translator.ts';
import { openPage } from '../support/browser.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { signUp } from '../support/sign-up.ts';
import { violations } from '../support/violations.ts';

const timeout = 180_000;
const folder = process.env['DESK_SHOTS'];

/** From a process of its own: a second SQLite in this one would take the server's locks with it when it closes. */
function appoint(database: string, username: string): void {
  const program = `
    const live = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 });
    process.exitCode = live.prepare("update users set role = 'admin' where username = ?").run(process.argv[2]).changes === 1 ? 0 : 1;`;
  execFileSync(process.execPath, ['-e', program, database, username]);
}

interface Known {
  readonly alias: string;
  readonly title: string;
  readonly brand: { readonly name: string };
}

/** A feed with a size of a product that is in the catalogue, a new product, one without a list and a row that is none. */
const feedOf = ({ title, brand }: Known) =>
  [
    'Artikelnummer;Name;Marke;Zusammensetzung;Preis;Inhalt;URL',
    `1;${title};${brand.name};;19,90;500 ml;https://harbour.example/1?utm_source=feed`,
    '2;Harbour Night Cream;Harbour;Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol;12,90;50 ml;https://harbour.example/2',
    '3;Harbour Mist;Harbour;;9,90;100 ml;https://harbour.example/3',
    '4;=cmd;;;1;;',
  ].join('\n');

/** Pictures of a screen at the widths and in the lights that it is looked at, where somebody wants them. */
async function shots(page: Page, name: string): Promise<void> {
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 768, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 1000 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 1000 });
}

describe.each(languages)('the feed of a shop (%s)', (language) => {
  const t = createTranslator<typeof english>(language, language === 'ru' ? russian : english);
  let served: Awaited<ReturnType<typeof serveSiteOfItsOwn>>;
  beforeAll(async () => {
    served = await serveSiteOfItsOwn(language);
  });
  afterAll(() => served.stop());

  test('it is opened, its columns told, read into the queue, and its products merged and approved by the keyboard', {
    timeout,
  }, async () => {
    const api = async (path: string) => (await fetch(`${served.url}/api/v2/${path}`)).json();
    const [known] = (await api('products?limit=1')).items as [Known];
    const { page, problems, close } = await openPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(timeout / 6);
    // A retry needs a name of its own.
    const username = `freya_${Date.now().toString(36)}`;
    await signUp(page, served.url, username);
    appoint(served.database, username);
    await page.goto(`${served.url}/admin/dermstore`);
    await page.getByLabel(t('admin.feed.shop'), { exact: true }).fill('Harbour');
    await page
      .getByLabel(t('admin.feed.file'))
      .setInputFiles({ name: 'harbour.csv', mimeType: 'text/csv', buffer: Buffer.from(feedOf(known)) });
    await page.getByText(t('admin.feed.opened', { name: 'harbour.csv', count: 7 })).waitFor();
    await page.getByLabel(t('admin.feed.field.ingredients'), { exact: true }).selectOption('zusammensetzung');
    await page.getByLabel(t('admin.feed.currency'), { exact: true }).fill('eur');
    const preview = page.locator('.desk-feed-preview tbody tr');
    await preview.getByText(t('admin.feed.names', { known: 5, all: 5 })).waitFor();
    await preview.getByText('12.90 EUR').waitFor();
    expect(await preview.count()).toBe(4);
    await preview.getByText(t('admin.feed.reason.no_brand')).waitFor();
    expect(await violations(page)).toEqual([]);
    await shots(page, `${language}-feed`);
    await page.getByRole('button', { name: t('admin.feed.send') }).click();
    await page.getByText(t('admin.feed.done', { rows: 4 })).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('admin.feed.download', { count: 1 }) }).click();
    expect((await saved).suggestedFilename()).toBe('rejected-Harbour.csv');
    await shots(page, `${language}-feed-read`);

    await page.getByRole('link', { name: t('admin.feed.toQueue') }).click();
    const rows = page.locator('tbody tr[data-row]');
    await rows.nth(2).waitFor();
    expect(await violations(page)).toEqual([]);
    await shots(page, `${language}-external`);
    // The first row is the known product: looked at, then merged.
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('admin.external.takes')).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await shots(page, `${language}-beside`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await page.getByText(t('admin.change.done', { count: 1 })).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr[data-row]').length === 2);
    // The new one becomes a product, the one without a list cannot.
    for (const key of ['k', 'x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByRole('button', { name: t('admin.external.approve'), exact: true }).click();
    await page.getByText(t('admin.external.skipped.no-list', { count: 1 })).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr[data-row]').length === 1);

    const merged = await api(`products/${known.alias}`);
    expect(merged.offers).toContainEqual(expect.objectContaining({ shop: 'Harbour', price: 1990, link: 'https://harbour.example/1' }));
    expect(await api('products/harbour-night-cream')).toMatchObject({ offers: [{ shop: 'Harbour', price: 1290 }] });
    // Undone and, from the log, seen as such.
    await page.keyboard.press('u');
    await page.waitForFunction(() => document.querySelectorAll('tbody tr[data-row]').length === 2);
    expect((await fetch(`${served.url}/api/v2/products/harbour-night-cream`)).status).toBe(404);
    await page.getByRole('link', { name: t('admin.screen.audit') }).click();
    await page.getByText(t('admin.audit.external.merge')).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
