import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { quantile } from '../quantile.ts';
import { createSite, serveSite } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { launchBrowser } from './browser.ts';
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
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** A throttled page of the checker with its script running and the dictionary there. */
async function openChecker(browser: Browser, url: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const facts = page.waitForResponse(/\/dictionary\/facts/);
  await page.goto(`${url}/ingredient-checker`);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await (await facts).finished();
  await page.waitForTimeout(2_000);
  return { page, session, close: () => context.close() };
}

async function write({ page }: Visit, list: string, wait: number): Promise<void> {
  const line = page.locator('.one-line:visible');
  if (await line.count()) {
    await line.click();
    await page.waitForTimeout(300);
  }
  await page.locator('#list').fill(list);
  await page.waitForTimeout(wait);
}

const analyze = '[data-does=analyze]';

/** What a press costs here that changes nothing but one colour. */
async function measureFloor(visit: Visit): Promise<Answer> {
  await visit.page.evaluate(() => {
    const title = document.querySelector('h1');
    document
      .querySelector('[role=tablist]')
      ?.addEventListener('click', () => title?.style.setProperty('color', title.style.color ? '' : 'red'), { capture: true, once: true });
  });
  return measureAnswer(visit, '[role=tab][aria-selected=true]');
}

interface Times {
  readonly first: Answer[];
  readonly use: Answer[];
  readonly list: Answer[];
  readonly hasty: Answer[];
  readonly floor: Answer[];
}

async function measureWidth(browser: Browser, url: string, width: number, lists: readonly string[]): Promise<Times> {
  const times: Times = { first: [], use: [], list: [], hasty: [], floor: [] };
  for (let round = 0; round < firsts; round += 1) {
    const visit = await openChecker(browser, url, width);
    await write(visit, lists[round] ?? '', pause.usual);
    times.first.push(await measureAnswer(visit, analyze));
    for (const [number, list] of lists.filter((_, index) => index % firsts === round).entries()) {
      await write(visit, list, pause.usual);
      times.list.push(await measureAnswer(visit, analyze));
      await visit.page.locator('[data-part=use]:visible summary').click();
      times.use.push(await measureAnswer(visit, `[data-part=use]:is([open]) label:nth-child(${2 + (number % 4)})`));
      times.floor.push(await measureFloor(visit));
    }
    for (const list of lists.filter((_, index) => index % firsts === (round + 1) % firsts)) {
      await write(visit, list, pause.none);
      times.hasty.push(await measureAnswer(visit, analyze));
    }
    await visit.close();
  }
  return times;
}

const whole = (times: readonly number[], share: number) => Math.round(quantile(times, share));
const spread = (times: readonly number[]) =>
  `${whole(times, 0.5)} ms in the median, 95 % ${whole(times, 0.95)}, slowest ${whole(times, 1)}`;

/** Prints what was measured; true when the page's work is within the budget in 95 of 100 cases. */
function told(what: string, answers: readonly Answer[], limit: number | null): boolean {
  const of = (key: keyof Answer) => answers.map((answer) => answer[key]);
  const within =
    limit === null ? '' : ` (budget ${limit} ms: ${of('painted').filter((time) => time <= limit).length} of ${answers.length} within)`;
  console.log(
    `  ${what}: painted after ${spread(of('painted'))}${within}; work of the page until then ${spread(of('work'))}; last change ${spread(of('settled'))}.`,
  );
  return limit === null || whole(of('work'), 0.95) <= limit;
}

/** Measures the checker of the built site in a throttled browser. True when within the budgets. */
export async function benchChecker(): Promise<boolean> {
  const root = process.argv[3] ?? readSettings(process.env).out;
  if (!existsSync(join(root, 'ingredient-checker.html'))) {
    console.error(`No built site in ${root}. Run "npm run build" first.`);
    return false;
  }
  const site = await serveSite(await createSite({ root, functions: '.cache/none', netlify: 'netlify.toml' }), '127.0.0.1', 0);
  const browser = await launchBrowser();
  const lists = checkerLists();
  console.log(
    `${lists.length} lists of 20 to 40 ingredients, Chromium with ${throttle}× CPU throttle. From the click to the first task after the frame that shows what the first screen holds of reading and open tab (its tiles follow one frame later), the button held for 80 ms as a finger does: on the clock, which other programs on the machine stretch, and as processor time of the page's main thread, which they do not.`,
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
      told('for comparison, a press that changes one colour on the same page', times.floor, null),
    );
  }
  await browser.close();
  site.stop();
  return results.every(Boolean);
}
