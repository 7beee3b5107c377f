import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#scripts/bench/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';

/** Pixels from the left edge, where nothing stands but the paper; between two looks. */
const [margin, step] = [3, 50];
/** Once in this many milliseconds a page is drawn whole after scrolling. */
const settle = 400;

let site: ServedSite;
let browser: Browser;
beforeAll(async () => {
  site = await serveBuiltSite('en');
  // With a graphics card imitated, as readers have one: the other journeys are drawn by the processor, which forgives more.
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** How many looks at the left edge of a picture of the page find nothing painted. */
async function unpainted(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const opacity = (look: number) => data[(look * step * info.width + margin) * info.channels + 3];
  return Array.from({ length: Math.ceil(info.height / step) }, (_, look) => opacity(look)).filter((alpha) => alpha === 0).length;
}

test.each(['/ingredients/niacinamide', '/products', '/'])('%s is painted down to its end', async (path) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(site.url + path, { waitUntil: 'load' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const looks: number[] = [];
  for (let top = 0; top < height; top += 900) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(settle);
    looks.push(await unpainted(await page.screenshot()));
  }
  await page.close();
  expect(looks).toEqual(looks.map(() => 0));
});
