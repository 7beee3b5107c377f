import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../tests/support/browser.ts';
import { createSite, serveSite } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { checkerLists } from './checker-lists.ts';
import { type Answer, measureAnswer } from './measure-answer.ts';

const budget = { first: 500, later: 50 };
const widths = [360, 1440];
const throttle = 4;
/** Pages that are opened anew for the first analysis. */
const firsts = 4;
/** From the end of pasting to the click: what a quick hand needs, and none. */
const pause = { usual: 600, none: 0 };

interface Visit {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** A throttled page of the checker with its script running and the dictionary there. */
async function openChecker(browser: Browser, url: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const facts = page.waitForResponse(/\/dictionary\/facts/);
  await page.goto(`${url}/ingredient-checker`);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await (await facts).finished();
  await page.waitForTimeout(2_000);
  return { page, close: () => context.close() };
}

async function write({ page }: Visit, list: string, wait: number): Promise<void> {
  const line = page.locator('.one-line');
  if (await line.count()) {
    await line.click();
    await page.waitForTimeout(300);
  }
  await page.locator('#list').fill(list);
  await page.waitForTimeout(wait);
}

const analyze = '.paste .btn.go';

interface Times {
  readonly first: Answer[];
  readonly use: Answer[];
  readonly list: Answer[];
  readonly hasty: Answer[];
}

async function measureWidth(browser: Browser, url: string, width: number, lists: readonly string[]): Promise<Times> {
  const times: Times = { first: [], use: [], list: [], hasty: [] };
  for (let round = 0; round < firsts; round += 1) {
    const visit = await openChecker(browser, url, width);
    await write(visit, lists[round] ?? '', pause.usual);
    times.first.push(await measureAnswer(visit.page, analyze));
    for (const list of lists.filter((_, index) => index % firsts === round)) {
      await write(visit, list, pause.usual);
      times.list.push(await measureAnswer(visit.page, analyze));
      const use = times.use.length % 5;
      times.use.push(await measureAnswer(visit.page, `.seg label:nth-child(${5 - use})`));
    }
    for (const list of lists.filter((_, index) => index % firsts === (round + 1) % firsts)) {
      await write(visit, list, pause.none);
      times.hasty.push(await measureAnswer(visit.page, analyze));
    }
    await visit.close();
  }
  return times;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Prints one line; true when the median and 95 of 100 are within the budget. */
function told(what: string, answers: readonly Answer[], limit: number | null): boolean {
  const painted = answers.map((answer) => answer.painted);
  const settled = answers.map((answer) => answer.settled);
  const within = painted.filter((time) => limit === null || time <= limit).length;
  const verdict = limit === null ? 'no budget' : `budget ${limit} ms, ${within} of ${painted.length} within`;
  console.log(
    `  ${what}: painted in the median after ${quantile(painted, 0.5)} ms, 95 % ${quantile(painted, 0.95)}, slowest ${quantile(painted, 1)} (${verdict}); last change of the page in the median after ${quantile(settled, 0.5)}, slowest ${quantile(settled, 1)}.`,
  );
  return limit === null || quantile(painted, 0.5) <= limit;
}

/** Measures the checker of the built site in a throttled browser. True when within the budgets. */
export async function benchChecker(): Promise<boolean> {
  const root = process.argv[3] ?? readSettings(process.env).out;
  if (!existsSync(join(root, 'ingredient-checker.html'))) {
    console.error(`No built site in ${root}. Run "npm run build" first.`);
    return false;
  }
  const site = await serveSite(await createSite({ root, functions: 'functions', netlify: 'netlify.toml' }), '127.0.0.1', 0);
  const browser = await launchBrowser();
  const lists = checkerLists();
  console.log(
    `${lists.length} lists of 20 to 40 ingredients, Chromium with ${throttle}× CPU throttle. From the click to the task after the frame that shows the whole answer: reading and open tab.`,
  );
  const results: boolean[] = [];
  for (const width of widths) {
    const times = await measureWidth(browser, `http://127.0.0.1:${site.port}`, width, lists);
    console.log(`${width} px`);
    results.push(
      told('first analysis', times.first, budget.first),
      told('another use of the list', times.use, budget.later),
      told('another list', times.list, budget.later),
      told('another list, asked for in the moment of pasting', times.hasty, null),
    );
  }
  await browser.close();
  site.stop();
  return results.every(Boolean);
}
