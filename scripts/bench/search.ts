import type { Page } from 'playwright-core';
import { createSite, serveSite } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { launchBrowser } from './browser.ts';

const budget = { bytes: 450_000, keystroke: 100 };
/** The first makes the search warm. */
const queries = ['serum', 'niacinamide', 'night cream', 'retinl', 'крем', 'hyaluronic acid'];
/** A keystroke that changes nothing is waited for no longer than this (ms). */
const patience = 1_000;

type Watched = typeof globalThis & { answered: number[] };

/** Runs in the page: notes the time from each change of the field to the first task after the frame that shows its results. */
function watch(): void {
  const [field, results] = [document.querySelector('#q'), document.querySelector('.results')];
  let changed = 0;
  const page = globalThis as Watched;
  page.answered = [];
  field?.addEventListener(
    'input',
    () => {
      changed = performance.now();
    },
    { capture: true },
  );
  const observer = new MutationObserver(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        page.answered.push(performance.now() - changed);
      }),
    ),
  );
  if (results) observer.observe(results, { childList: true });
}

/** Types a query letter by letter, each once the results of the one before stand; milliseconds of each. */
async function typed(page: Page, query: string): Promise<number[]> {
  await page.locator('#q').fill('');
  await page.waitForTimeout(patience / 2);
  const times: number[] = [];
  for (const letter of query) {
    const before = await page.evaluate(() => (globalThis as Watched).answered.length);
    await page.locator('#q').pressSequentially(letter);
    for (let waited = 0; waited < patience; waited += 20) {
      const answered = await page.evaluate(() => (globalThis as Watched).answered);
      if (answered.length > before) {
        times.push(answered.at(-1) ?? 0);
        break;
      }
      await page.waitForTimeout(20);
    }
  }
  return times;
}

/** `npm run bench -- search [DIR]`: the search page of a built site: bytes until the first result, the page's own included, and the wait for results after each letter. */
export async function benchSearch(): Promise<boolean> {
  const root = process.argv[3] ?? readSettings(process.env).out;
  const site = await serveSite(await createSite({ root, functions: '.cache/none', netlify: 'netlify.toml' }), '127.0.0.1', 0);
  const browser = await launchBrowser();
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(`http://127.0.0.1:${site.port}/search`);
  await page.evaluate(watch);
  const [first = '', ...others] = queries;
  await page.locator('#q').fill(first);
  await page.locator('.hits li').first().waitFor();
  const untilResult = bytes;
  const times: number[] = [];
  for (const query of others) times.push(...(await typed(page, query)));
  await browser.close();
  site.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const [median, most] = [0.5, 0.95].map((share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0) as [number, number];
  console.log(
    `First result: ${untilResult.toLocaleString('en')} bytes, the page with fonts and scripts included (budget ${budget.bytes.toLocaleString('en')}).`,
  );
  console.log(
    `Results after a letter, ${times.length} letters: ${median.toFixed(0)} ms in the median, 95 % ${most.toFixed(0)}, slowest ${(sorted.at(-1) ?? 0).toFixed(0)} (budget ${budget.keystroke} ms).`,
  );
  return untilResult <= budget.bytes && median <= budget.keystroke;
}
