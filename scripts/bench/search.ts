import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { createSite, serveSite } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { launchBrowser } from './browser.ts';

const budget = { bytes: 300_000, keystroke: 100 };
/** The first makes the search warm. */
const queries = ['serum', 'niacinamide', 'night cream', 'retinl', 'крем', 'hyaluronic acid'];
/** A keystroke that changes nothing is waited for no longer than this (ms). */
const timeout = 3_000;
const worstShown = 8;

type Watched = typeof globalThis & { answered: number[]; begun: number; stood: number };

/** Runs in the page: notes the time from each change of the field to the first task after the frame that shows the last of its results, and when (since 1970) the first result and the first whole answer stood. */
function watch(): void {
  const [field, results] = [document.querySelector('#q'), document.querySelector('.results')];
  let changed = 0;
  const page = globalThis as Watched;
  page.answered = [];
  page.begun = 0;
  page.stood = 0;
  field?.addEventListener(
    'input',
    () => {
      changed = performance.now();
    },
    { capture: true },
  );
  const observer = new MutationObserver(() => {
    const isWhole = !results?.querySelector(':scope > [aria-busy]');
    requestAnimationFrame(() =>
      setTimeout(() => {
        page.begun ||= performance.timeOrigin + performance.now();
        if (!isWhole) return;
        page.stood ||= performance.timeOrigin + performance.now();
        page.answered.push(performance.now() - changed);
      }),
    );
  });
  if (results) observer.observe(results, { childList: true });
}

interface Keystroke {
  readonly typed: string;
  readonly time: number;
}

/** Types a query letter by letter, each once the results of the one before stand. */
async function typed(page: Page, query: string): Promise<Keystroke[]> {
  await page.locator('#q').fill('');
  await page.waitForTimeout(500);
  const times: Keystroke[] = [];
  for (const [index, letter] of [...query].entries()) {
    const before = await page.evaluate(() => (globalThis as Watched).answered.length);
    await page.locator('#q').pressSequentially(letter);
    for (let waited = 0; waited < timeout; waited += 20) {
      const answered = await page.evaluate(() => (globalThis as Watched).answered);
      if (answered.length > before) {
        times.push({ typed: query.slice(0, index + 1), time: answered.at(-1) ?? 0 });
        break;
      }
      await page.waitForTimeout(20);
    }
  }
  return times;
}

/** Adds up the bytes of all answers a page and its workers got until a moment; what the browser has kept counts nothing. */
function countBytes(page: Page): (until: number) => Promise<number> {
  const answers: Promise<{ end: number; size: number }>[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    const end = startTime + responseEnd;
    answers.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => ({ end, size: responseBodySize + responseHeadersSize }),
        () => ({ end, size: 0 }),
      ),
    );
  });
  return async (until) => (await Promise.all(answers)).reduce((sum, { end, size }) => (end <= until ? sum + size : sum), 0);
}

const partEntry = z.object({ languages: z.record(z.string(), z.object({ page_count: z.number() })) });

/** Products of a built site, by what Pagefind writes beside each part of its index. */
function countProducts(root: string): number {
  const parts = globSync(join(root, 'search-index', 'product-*', 'pagefind-entry.json'));
  const counts = parts.flatMap((file) => Object.values(partEntry.parse(JSON.parse(readFileSync(file, 'utf8'))).languages));
  return counts.reduce((sum, { page_count: count }) => sum + count, 0);
}

const quantile = (times: readonly Keystroke[], share: number) =>
  times.toSorted((a, b) => a.time - b.time)[Math.floor((times.length - 1) * share)]?.time ?? 0;

function report(what: string, times: readonly Keystroke[], letters: number): void {
  const within = times.filter(({ time }) => time <= budget.keystroke).length;
  const worst = times.toSorted((a, b) => b.time - a.time).slice(0, worstShown);
  const spread = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0));
  console.log(
    `${what}: ${spread[0]} ms in the median, 95 % ${spread[1]}, slowest ${spread[2]}; ${within} of ${letters} letters within ${budget.keystroke} ms. Slowest: ${worst.map(({ typed: text, time }) => `“${text}” ${time.toFixed(0)}`).join(', ')}.`,
  );
}

/** `npm run bench -- search [DIR]`: the search page of a built site: bytes until the first result, the page's own and those of the workers included, and the wait for all results after each letter. Queries are typed twice: the second time the index files of their words are there. */
export async function benchSearch(): Promise<boolean> {
  const root = process.argv[3] ?? readSettings(process.env).out;
  const site = await serveSite(await createSite({ root, functions: '.cache/none', netlify: 'netlify.toml' }), '127.0.0.1', 0);
  const browser = await launchBrowser();
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })).newPage();
  const bytes = countBytes(page);
  await page.goto(`http://127.0.0.1:${site.port}/search`);
  await page.evaluate(watch);
  const [first = '', ...others] = queries;
  await page.locator('#q').fill(first);
  await page.waitForFunction(() => (globalThis as Watched).stood > 0);
  const [begun, stood] = await page.evaluate(() => [(globalThis as Watched).begun, (globalThis as Watched).stood] as const);
  const [untilResult, untilAll] = [await bytes(begun), await bytes(stood)];
  const rounds: Keystroke[][] = [[], []];
  for (const times of rounds) for (const query of others) times.push(...(await typed(page, query)));
  await browser.close();
  site.stop();
  const [fetching = [], warm = []] = rounds;
  const letters = others.reduce((sum, query) => sum + [...query].length, 0);
  console.log(`${countProducts(root)} products are searched.`);
  console.log(
    `First result: ${untilResult.toLocaleString('en')} bytes, the page with fonts, scripts and workers included (budget ${budget.bytes.toLocaleString('en')}); all results of that query: ${untilAll.toLocaleString('en')} bytes.`,
  );
  report('All results after a letter, words asked for the first time', fetching, letters);
  report('All results after a letter, once warm', warm, letters);
  return untilResult <= budget.bytes && quantile(warm, 0.5) <= budget.keystroke && warm.length === letters;
}
