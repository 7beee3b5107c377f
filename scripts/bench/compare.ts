import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { comparisonAlias } from '#core/comparison/address.ts';
import { compareFormulas } from '#core/comparison/compare.ts';
import { readSides, type SideInput } from '#core/comparison/sides.ts';
import { idfTable } from '#core/similarity/idf.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { median, quantile } from '../quantile.ts';
import { createSite, serveSite, servicesOf } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { launchBrowser } from './browser.ts';

const budget = { core: 5, view: 300 };
const throttle = 4;
const length = 60;
const rounds = 300;
const visits = 12;
const widths = [360, 1440];

const spread = (times: readonly number[], digits: number) =>
  `${median(times).toFixed(digits)} ms in the median, 95 % ${quantile(times, 0.95).toFixed(digits)}, slowest ${quantile(times, 1).toFixed(digits)}`;

/** Two lists of sixty, half of them shared; always the same ones. */
function listsOf(names: readonly string[], round: number): readonly SideInput[] {
  const from = (start: number) => Array.from({ length }, (_, place) => names[(start + place * 37) % names.length] ?? '');
  const side = (list: readonly string[]): SideInput => ({
    alias: null,
    list: list.join(', '),
    context: 'leave-on',
    title: '',
    isGuess: false,
    shelf: null,
    offers: [],
  });
  const first = from(round * 11);
  return [side(first), side([...first.slice(length / 2), ...from(round * 13 + 5).slice(0, length / 2)])];
}

function measureCore(): boolean {
  const { knowledge } = loadKnowledge();
  const names = knowledge.facts.map(({ inci }) => inci).filter((inci) => !inci.includes(','));
  const weights = { idf: idfTable([], 0), effectAreas: {} };
  const [compared, whole]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const inputs = listsOf(names, round);
    const start = performance.now();
    const sides = readSides(inputs, knowledge);
    const read = performance.now();
    compareFormulas(sides, weights);
    compared.push(performance.now() - read);
    whole.push(performance.now() - start);
  }
  console.log(
    `Two lists of ${length} ingredients, ${rounds} times: compared in ${spread(compared, 2)} (budget ${budget.core} ms); read, analysed and compared in ${spread(whole, 2)}.`,
  );
  return quantile(compared, 0.95) <= budget.core;
}

interface Times {
  /** The first screen: names, strips, what it is likely to mean. */
  readonly shown: number;
  /** The lists and the table of facts below it as well. */
  readonly whole: number;
}

/** Runs in the page: the times from the navigation to the first task after the frame that shows the first screen of a view whose lists and facts have come, and after the one for which all of it was laid out. */
function watch(): void {
  const frameWith = (selectors: readonly string[]) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!selectors.every((selector) => document.querySelector(selector))) return requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
        return undefined;
      };
      requestAnimationFrame(look);
    });
  const times = Promise.all([
    frameWith(['[data-part=in-both] li', '[data-part=places] td']),
    frameWith(['comparison-lists[data-whole]']),
  ]).then(([shown, whole]) => ({
    shown,
    whole,
  }));
  Object.assign(window, { times });
}

async function timesOf(browser: Browser, url: string, width: number): Promise<Times> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.addInitScript(watch);
  await page.goto(url);
  const times = await page.evaluate(() => (window as unknown as { times: Promise<Times> }).times);
  await context.close();
  return times;
}

/** Pairs that the build wrote, and others among the same products. */
function pairsIn(root: string): { readonly written: readonly string[]; readonly others: readonly string[] } {
  const names = readdirSync(join(root, 'compare')).flatMap((name) => /^(.+-vs-.+)\.html$/.exec(name)?.[1] ?? []);
  const written = new Set(names);
  const aliases = names.map((name) => name.split('-vs-')[0] ?? '');
  const mixed = aliases.map((alias, place) => comparisonAlias([alias, aliases[(place + 7) % aliases.length] ?? '']));
  return { written: names.slice(0, visits), others: mixed.filter((name) => name.includes('-vs-') && !written.has(name)).slice(0, visits) };
}

async function measureViews(): Promise<boolean> {
  const settings = readSettings(process.env);
  const root = settings.out;
  if (!existsSync(join(root, 'compare'))) {
    console.error(`No built site in ${root}. Run "npm run build" first.`);
    return false;
  }
  const services = await servicesOf(settings);
  const site = await serveSite(await createSite({ root, functions: 'functions', netlify: 'netlify.toml', services }), '127.0.0.1', 0);
  const url = `http://127.0.0.1:${site.port}`;
  const { written, others } = pairsIn(root);
  // The first request of a function reads the dictionary.
  await fetch(`${url}/compare/${others[0]}`);
  const browser = await launchBrowser();
  const results: boolean[] = [];
  for (const width of widths)
    for (const [what, names] of [
      ['prerendered', written],
      ['on request', others],
    ] as const) {
      const times: Times[] = [];
      for (const name of names) times.push(await timesOf(browser, `${url}/compare/${name}`, width));
      const shown = times.map((time) => time.shown);
      const whole = times.map((time) => time.whole);
      console.log(
        `${width} px, ${what}: the view of two products appears ${spread(shown, 0)} after the navigation (budget ${budget.view} ms, ${throttle}× throttle, ${times.length} pairs); all below it is laid out after ${median(whole).toFixed(0)} ms.`,
      );
      results.push(median(shown) <= budget.view);
    }
  await browser.close();
  site.stop();
  return results.every(Boolean);
}

/** Measures comparing alone, and the view of two products in a throttled browser. True when within the budgets. */
export async function benchCompare(): Promise<boolean> {
  const core = measureCore();
  return (await measureViews()) && core;
}
