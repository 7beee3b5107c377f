import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { categoryPath, checkerPath, homePath, ingredientPath, productPath, searchPath } from '#site/paths.ts';
import { median } from '../quantile.ts';
import { createSite, serveSite, servicesOf } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { launchBrowser } from './browser.ts';

/** Least points of each category. */
const budget = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof budget;
const categories = Object.keys(budget) as Category[];
const usualRuns = 5;
const debugPort = 9_333;

interface Run {
  readonly points: Readonly<Record<Category, number>>;
  /** Audits of what was not perfect. */
  readonly missed: readonly string[];
}

async function measure(url: string): Promise<Run> {
  const result = await lighthouse(url, { port: debugPort, logLevel: 'error', onlyCategories: categories });
  if (!result) throw new Error(`Lighthouse gave no answer about ${url}.`);
  const { categories: found, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const missed = categories.flatMap((category) =>
    (found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  const points = Object.fromEntries(categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]));
  return { points: points as Run['points'], missed };
}

/** Lighthouse, as a phone, over a built site: `npm run bench -- lighthouse [RUNS]`, the median of five. True when within the budgets. */
export async function benchLighthouse(): Promise<boolean> {
  const runs = Number(process.argv[3] ?? usualRuns);
  const settings = readSettings(process.env);
  const root = settings.out;
  const first = (folder: string) =>
    readdirSync(join(root, folder))
      .find((name) => name.endsWith('.html'))
      ?.slice(0, -'.html'.length) ?? '';
  const paths = [
    homePath,
    checkerPath,
    productPath(first('products')),
    ingredientPath('niacinamide'),
    categoryPath(first('categories')),
    `${searchPath}?q=niacinamide`,
  ];
  const services = await servicesOf(settings);
  // What the pages say of their own address must be true, so the site's own port is taken.
  const site = await serveSite(
    await createSite({ root, functions: 'functions', netlify: 'netlify.toml', services }),
    settings.host,
    settings.port,
  );
  const browser = await launchBrowser([`--remote-debugging-port=${debugPort}`]);
  let good = true;
  try {
    for (const path of paths) {
      const results: Run[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await measure(`http://${settings.host}:${settings.port}${path}`));
      const medians = categories.map((category) => ({ category, points: median(results.map(({ points }) => points[category])) }));
      const within = medians.every(({ category, points }) => points >= budget[category]);
      good &&= within;
      console.log(`${within ? 'ok  ' : 'LESS'} ${path}: ${medians.map(({ category, points }) => `${category} ${points}`).join(', ')}`);
      for (const line of new Set(results.flatMap(({ missed }) => missed))) console.log(`       ${line}`);
    }
  } finally {
    await browser.close();
    site.stop();
  }
  return good;
}
