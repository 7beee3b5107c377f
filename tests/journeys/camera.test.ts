import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '#scripts/bench/browser.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { filmOfBarcode } from '../support/drawn-barcode.ts';
import { translators } from '../support/translators.ts';
import { kept } from '../support/worker-page.ts';

const timeout = 120_000;
const code = '4006381333931';

test('the camera is asked for when its button is pressed, and reads a barcode without a network too', { timeout }, async () => {
  const t = translators.en;
  const folder = mkdtempSync(join(tmpdir(), 'camera-'));
  const film = join(folder, 'film.y4m');
  writeFileSync(film, await filmOfBarcode(code));
  const site = await serveSiteOfItsOwn('en');
  const browser = await launchBrowser(['--disable-gpu', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]);
  onTestFinished(async () => {
    await browser.close();
    site.stop();
    rmSync(folder, { recursive: true });
  });
  const [product] = (await (await fetch(`${site.url}/api/v2/products?limit=1`)).json()).items;
  site.change(
    `insert or replace into product_barcodes (code, product_id) select '${code}', id from products where alias = '${product.alias}'`,
  );
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout / 3);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const scan = async () => {
    await page.goto(`${site.url}/search`);
    await button(t('scan.button')).click();
    await button(t('scan.camera')).click();
  };
  const permission = () => page.evaluate(async () => (await navigator.permissions.query({ name: 'camera' })).state);

  await page.goto(`${site.url}/search`);
  await kept(page, 'pages', '/search');
  await button(t('scan.button')).click();
  await page.getByText(t('scan.why')).waitFor();
  // Nobody was asked yet; who says no is told what else there is.
  expect(await permission()).not.toBe('granted');
  await button(t('scan.camera')).click();
  await page.getByText(t('scan.refused')).waitFor();

  await context.grantPermissions(['camera']);
  await scan();
  const opened = `${site.url}/products/${product.alias}`;
  await page.waitForURL(opened);
  await kept(page, 'pages', `/products/${product.alias}`);
  await context.setOffline(true);
  await scan();
  await page.waitForURL(opened);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('video').count()).toBe(0);
});
