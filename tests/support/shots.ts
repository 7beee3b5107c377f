import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { type Language, languages } from '#core/language.ts';
import { launchBrowser } from '#scripts/bench/browser.ts';
import buildSites from './build-sites.ts';
import { serveBuiltSite } from './built-site.ts';
import { creamList } from './checker-page.ts';

/**
 * `npm run shots`: pictures of every screen of the small site, in both languages, at three widths, light and dark, in `shots` (which git ignores),
 * to be looked at beside the mock-ups. `-- checker product` takes only the screens of these names; `--language`, `--width` and `--theme` fewer still.
 */
const { values, positionals } = parseArgs({
  options: { language: { type: 'string' }, width: { type: 'string' }, theme: { type: 'string' } },
  allowPositionals: true,
});

const folder = 'shots';
const widths = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
const themes = ['light', 'dark'] as const;

interface Screen {
  readonly name: string;
  /** An address, or how one comes to the screen. */
  readonly open: string | ((page: Page, url: string) => Promise<void>);
}

/** The first entry of a list leads to a screen of its kind. */
const firstOf =
  (list: string, link: string, ending = '') =>
  async (page: Page, url: string) => {
    await page.goto(url + list);
    const path = await page.locator(link).first().getAttribute('href');
    await page.goto(url + path + ending);
  };

async function check(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/ingredient-checker`);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await page.locator('#list').fill(creamList);
  await page.locator('[data-does=analyze]').click();
  await page.locator('[data-part=answer]:visible').waitFor();
}

/** Not every product has formulas like it. */
async function dupes(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/products`);
  const paths = await page.locator('main .rows a.name').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const path of paths) {
    const answer = await page.goto(`${url}${path}/dupes`);
    if (answer?.ok()) return;
  }
}

/** The same screen for a reader who has told how their skin is. */
const forSkin = (open: (page: Page, url: string) => Promise<void>) => async (page: Page, url: string) => {
  await page.addInitScript(() => localStorage.setItem('skin', 'dry sensitive'));
  await open(page, url);
  await page.locator('[data-part=for-you]:visible').waitFor();
};

/** A shelf with a product on it, of a reader who avoids and likes something. */
async function shelf(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('avoid', '["limonene","parfum"]');
    localStorage.setItem('allergies', '["limonene"]');
    localStorage.setItem('like', '["niacinamide"]');
  });
  await firstOf('/products', 'main .rows a.name')(page, url);
  await page.locator('shelf-button button').click();
  await page.locator('dialog [name=opened]').fill('2026-01-31');
  await page.locator('dialog [name=months]').fill('12');
  await page.locator('dialog [type=submit]').click();
  await page.locator('shelf-button [aria-pressed=true]').waitFor();
  await page.goto(`${url}/shelf`);
  await page.locator('[data-part=card] img').waitFor();
}

/** The line for the card of a product, with the card. */
async function framed(page: Page, url: string): Promise<void> {
  await firstOf('/products', 'main .rows a.name')(page, url);
  await page.locator('a[href^="/embed?"]').click();
  await page.frameLocator('iframe').locator('.answer-lines').waitFor();
}

const tabNames = ['overview', 'list', 'functions', 'text', 'faces', 'detail', 'profile'];

const screens: readonly Screen[] = [
  { name: 'home', open: '/' },
  { name: 'checker-empty', open: '/ingredient-checker' },
  ...tabNames.map(
    (tab, place): Screen => ({
      name: `checker-${tab}`,
      open: async (page, url) => {
        await check(page, url);
        await page.getByRole('tab').nth(place).click();
      },
    }),
  ),
  { name: 'products', open: '/products' },
  { name: 'product', open: firstOf('/products', 'main .rows a.name') },
  { name: 'product-reviews', open: firstOf('/products', 'main .rows a.name', '#reviews') },
  { name: 'dupes', open: dupes },
  { name: 'categories', open: '/categories' },
  { name: 'category', open: firstOf('/categories', 'main a[href^="/categories/"]') },
  { name: 'brands', open: '/brands' },
  { name: 'brand', open: firstOf('/brands', 'main a[href^="/brands/"]') },
  { name: 'ingredients', open: '/ingredients' },
  { name: 'ingredient', open: '/ingredients/niacinamide' },
  { name: 'ingredient-products', open: '/ingredients/niacinamide/products' },
  { name: 'compare', open: '/compare' },
  {
    name: 'search',
    open: async (page, url) => {
      await page.goto(`${url}/search?q=vitamin`);
      await page.locator('[data-part=results] a').first().waitFor();
    },
  },
  { name: 'search-empty', open: '/search' },
  {
    name: 'scan',
    open: async (page, url) => {
      await page.goto(`${url}/search`);
      await page.locator('barcode-button button').click();
    },
  },
  { name: 'embed-start', open: '/embed' },
  { name: 'embed', open: framed },
  { name: 'routine', open: '/user/routine' },
  { name: 'login', open: '/login' },
  { name: 'register', open: '/register' },
  { name: 'recover-password', open: '/recover-password' },
  { name: 'review', open: '/review' },
  { name: 'new-product', open: '/products/new-product' },
  { name: 'about', open: '/service/content/about' },
  { name: 'method', open: '/service/content/method' },
  { name: 'privacy', open: '/service/content/privacy' },
  { name: 'not-found', open: '/no-such-page' },
  // The last ones: what they keep on the device stays.
  { name: 'for-you-report', open: forSkin(check) },
  { name: 'for-you-product', open: forSkin(firstOf('/products', 'main .rows a.name')) },
  { name: 'shelf', open: shelf },
];

const chosen = <Value extends string | number>(all: readonly Value[], wanted: string | undefined) =>
  wanted === undefined ? all : all.filter((value) => String(value) === wanted);

const wantedScreens = screens.filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.startsWith(part)));
const wantedWidths = widths.filter(([width]) => values.width === undefined || String(width) === values.width);
const wantedThemes = chosen(themes, values.theme);
const wantedLanguages = chosen(languages, values.language);
const total = wantedScreens.length * wantedWidths.length * wantedThemes.length * wantedLanguages.length;
if (total === 0) {
  console.error(`No screen is called so. There are: ${screens.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

let done = 0;
const begun = performance.now();

function tell(): void {
  done += 1;
  const each = (performance.now() - begun) / done / 1000;
  process.stdout.write(`\r${done} of ${total} pictures, ${each.toFixed(1)} s each, ${Math.ceil(((total - done) * each) / 60)} min left `);
}

async function shoot(browser: Browser, language: Language, url: string): Promise<void> {
  for (const [width, height] of wantedWidths)
    for (const theme of wantedThemes) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
      const page = await context.newPage();
      for (const { name, open } of wantedScreens) {
        if (typeof open === 'string') await page.goto(url + open);
        else await open(page, url);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(folder, `${name}.${language}.${width}.${theme}.png`), fullPage: true, animations: 'disabled' });
        tell();
      }
      await context.close();
    }
}

mkdirSync(folder, { recursive: true });
await buildSites();
const chromium = await launchBrowser(['--disable-gpu']);
try {
  for (const language of wantedLanguages) {
    const { url, stop } = await serveBuiltSite(language);
    await shoot(chromium, language, url);
    stop();
  }
} finally {
  await chromium.close();
}
console.log(`\n${total} pictures in ${folder}.`);
process.exit(0);
