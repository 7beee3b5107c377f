import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { admin as english } from '#i18n/en/admin.ts';
import { admin as russian } from '#i18n/ru/admin.ts';
import { createTranslator } from '#i18n/translator.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { deskShots, visitAs } from '../support/desk.ts';
import { violations } from '../support/violations.ts';

const timeout = 300_000;
const list = '"Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol"';
const table = `id;brand;title;ingredients\n1;Nordlys;Day Cream;${list}\n2;Nordlys;Night Cream;${list}\n=3;Nordlys;Bare Cream;\n`;

describe.each(languages)('imports on the desk (%s)', (language) => {
  const t = createTranslator<typeof english>(language, language === 'ru' ? russian : english);
  let served: Awaited<ReturnType<typeof serveSiteOfItsOwn>>;
  beforeAll(async () => {
    served = await serveSiteOfItsOwn(language);
  });
  afterAll(() => served.stop());

  test('a file is sent, imported, told, and its rejected rows downloaded', { timeout }, async () => {
    const { page, problems, close } = await visitAs('admin', `ivy${Date.now() % 1_000_000}`, '/admin/imports', served);
    // The process that imports reads the knowledge base first; on a busy machine that takes a while.
    page.setDefaultTimeout(timeout / 2);
    await page.getByRole('heading', { name: t('admin.import.start') }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page
      .getByLabel(t('admin.import.file', { megabytes: 32 }))
      .setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await page.getByRole('button', { name: t('admin.import.send') }).click();
    await page.getByText(t('admin.import.counts', { rows: 3, added: 2, changed: 0, rejected: 1 })).waitFor();
    await page.getByText(t('admin.state.done'), { exact: true }).waitFor();
    const row = page.locator('tbody tr').first();
    await row.getByText('mine.csv').waitFor();
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: t('admin.list.file') }).click();
    const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n');
    expect(lines[1]).toMatch(/^3,4,'=3,no_list,/);
    await deskShots(page, `${language}-imports`);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
