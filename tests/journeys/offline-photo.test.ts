import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { photo as en } from '#i18n/en/photo.ts';
import { photo as ru } from '#i18n/ru/photo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { openPage } from '../support/browser.ts';
import { checkerPage } from '../support/checker-page.ts';
import { drawLabel } from '../support/drawn-label.ts';
import { translators } from '../support/translators.ts';
import { changeableSite, kept, pathsIn } from '../support/worker-page.ts';

const timeout = 180_000;
const words = { en: createTranslator<typeof en>('en', en), ru: createTranslator<typeof en>('ru', ru) };
const label = [
  'Ingredients: Aqua, Glycerin, Niacinamide,',
  'Squalane, Cetearyl Alcohol, Panthenol, Carbomer,',
  'Sodium Hyaluronate, Phenoxyethanol, Parfum',
];

describe.each(languages)('a photograph without a network (%s)', (language) => {
  const t = translators[language];
  const w = words[language];
  let site: Awaited<ReturnType<typeof changeableSite>>;
  beforeAll(async () => {
    site = await changeableSite(language);
  });
  afterAll(() => site.stop());

  test('the installed app starts from its icon, and reads a shared and a chosen photograph into reports', { timeout }, async () => {
    const { page, problems, close } = await openPage({
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'allow',
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(timeout / 3);
    const checker = checkerPage(page, site.url, t);
    await checker.open();
    await kept(page, 'pages', '/');
    await expect.poll(async () => (await pathsIn(page, 'dictionary')).length).toBeGreaterThan(2);
    const picture = await drawLabel(page, label);
    /** As the system hands a picture to the installed app. */
    const share = () =>
      page.evaluate((bytes) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share', enctype: 'multipart/form-data' });
        const chosen = new DataTransfer();
        chosen.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'label.jpg', { type: 'image/jpeg' }));
        form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'picture', files: chosen.files }));
        document.body.append(form);
        form.submit();
      }, picture.toString('base64'));
    const choose = async () => {
      await page.getByRole('button', { name: t('checker.photo'), exact: true }).click();
      await page.locator('input[type=file]').setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: picture });
    };
    const read = async () => {
      await page.getByRole('button', { name: new RegExp(`^${w('photo.crop.corner.0')}`) }).waitFor();
      await page.getByRole('button', { name: w('photo.crop.read'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: w('photo.confirm.analyse'), exact: true })
        .click();
      await checker.count.filter({ hasText: '10' }).waitFor();
      await page.locator('[data-part=answer]:visible').waitFor();
    };
    // The recogniser comes with the first photograph.
    await share();
    await read();

    const { start_url: start } = await (await fetch(`${site.url}/manifest.webmanifest`)).json();
    await page.context().setOffline(true);
    await page.goto(site.url + start);
    await page.locator('list-form textarea').first().waitFor();
    await share();
    await read();
    await checker.open();
    await page.reload();
    await choose();
    await read();
    // A browser that is busy reading uses its fonts later than it likes to.
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|using link preload/.test(problem))).toEqual([]);
    await close();
  });
});
