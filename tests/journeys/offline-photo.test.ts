import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from '#i18n/en/photo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { openPage } from '../support/browser.ts';
import { checkerPage } from '../support/checker-page.ts';
import { drawLabel } from '../support/drawn-label.ts';
import { translators } from '../support/translators.ts';
import { changeableSite, kept, pathsIn } from '../support/worker-page.ts';

const timeout = 180_000;
const label = [
  'Ingredients: Aqua, Glycerin, Niacinamide,',
  'Squalane, Cetearyl Alcohol, Panthenol, Carbomer,',
  'Sodium Hyaluronate, Phenoxyethanol, Parfum',
];

let site: Awaited<ReturnType<typeof changeableSite>>;
beforeAll(async () => {
  site = await changeableSite('en');
});
afterAll(() => site.stop());

test('without a network the installed app starts from its icon, takes a shared photograph and reads it into a report', {
  timeout,
}, async () => {
  const t = translators.en;
  const w = createTranslator('en', photo);
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
  const picture = (await drawLabel(page, label)).toString('base64');
  const read = async () => {
    await page.getByRole('button', { name: new RegExp(`^${w('photo.crop.corner.0')}`) }).waitFor();
    await page.getByRole('button', { name: w('photo.crop.read'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('photo.confirm.analyse'), exact: true })
      .click();
    await checker.count.filter({ hasText: '10' }).waitFor();
  };
  /** As the system hands a picture to the installed app. */
  const share = () =>
    page.evaluate((bytes) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const chosen = new DataTransfer();
      chosen.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'label.jpg', { type: 'image/jpeg' }));
      form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'picture', files: chosen.files }));
      document.body.append(form);
      form.submit();
    }, picture);
  // The recogniser comes with the first photograph.
  await share();
  await read();

  const { start_url: start } = await (await fetch(`${site.url}/manifest.webmanifest`)).json();
  await page.context().setOffline(true);
  await page.goto(site.url + start);
  await page.locator('list-form textarea').first().waitFor();
  await share();
  await read();
  await page.locator('[data-part=answer]:visible').waitFor();
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(problem))).toEqual([]);
  await close();
});
