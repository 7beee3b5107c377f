import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { photographOfBarcode } from '../support/drawn-barcode.ts';
import { translators } from '../support/translators.ts';
import { kept } from '../support/worker-page.ts';

const timeout = 120_000;
const code = '4006381333931';

/** Puts a camera before a page, for the browser of the tests has none: it shows the picture, and counts how often it was asked for. Until `allowed` stands in the session, readers say no. */
const installCamera = (page: Page, picture: Buffer) =>
  page.addInitScript((bytes) => {
    const asked = () => Number(sessionStorage.getItem('asked') ?? 0);
    navigator.mediaDevices.getUserMedia = async () => {
      sessionStorage.setItem('asked', String(asked() + 1));
      if (sessionStorage.getItem('allowed') === null) throw new DOMException('Permission denied', 'NotAllowedError');
      const seen = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))]));
      const canvas = Object.assign(document.createElement('canvas'), { width: seen.width, height: seen.height });
      const draw = () => canvas.getContext('2d')?.drawImage(seen, 0, 0);
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
  }, picture.toString('base64'));

test('the camera is asked for when its button is pressed, and reads a barcode without a network too', { timeout }, async () => {
  const t = translators.en;
  const site = await serveSiteOfItsOwn('en');
  const [product] = (await (await fetch(`${site.url}/api/v2/products?limit=1`)).json()).items;
  site.change(
    `insert or replace into product_barcodes (code, product_id) select '${code}', id from products where alias = '${product.alias}'`,
  );
  const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  page.setDefaultTimeout(timeout / 3);
  await installCamera(page, await photographOfBarcode(code));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const asked = () => page.evaluate(() => sessionStorage.getItem('asked'));
  const scan = async () => {
    await page.goto(`${site.url}/search`);
    await press(t('scan.button'));
    await press(t('scan.camera'));
  };
  const opened = `${site.url}/products/${product.alias}`;

  await page.goto(`${site.url}/search`);
  await kept(page, 'pages', '/search');
  await press(t('scan.button'));
  await page.getByText(t('scan.why')).waitFor();
  expect(await asked()).toBeNull();
  await press(t('scan.camera'));
  await page.getByText(t('scan.refused')).waitFor();
  expect(await asked()).toBe('1');

  await page.evaluate(() => sessionStorage.setItem('allowed', 'yes'));
  await scan();
  await page.waitForURL(opened);
  await kept(page, 'pages', `/products/${product.alias}`);
  await page.context().setOffline(true);
  await scan();
  await page.getByText(t('scan.offline', { code })).waitFor();
  await page.getByRole('link', { name: t('scan.checker') }).waitFor();
  // As the shelf notes what stands on it.
  await page.evaluate((known) => localStorage.setItem('known', known), JSON.stringify([[code, product.alias]]));
  await scan();
  await page.waitForURL(opened);
  await page.getByRole('heading', { level: 1, name: product.title }).waitFor();
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(problem))).toEqual([]);
  await close();
  site.stop();
});
