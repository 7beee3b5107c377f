import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { median, quantile } from '../quantile.ts';
import { readSettings } from '../settings.ts';
import { brotliBytes, siteWeights } from './first-visit.ts';

const budget = { page: 15_000, firstVisit: { en: 55_000, ru: 70_000 } };
/** Pages that median and 99 % are taken from, and the longest ones that the heaviest is looked for among. */
const [sampled, longest] = [800, 200];

/** How heavy the pages of products are: `npm run bench -- pages [DIR]` over a built site. True when within the budgets. */
export async function benchPages(): Promise<boolean> {
  const { out, site } = readSettings(process.env);
  const root = process.argv[3] ?? out;
  const folder = join(root, 'products');
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const step = Math.max(1, names.length / sampled);
  const even = Array.from({ length: Math.min(sampled, names.length) }, (_, index) => names[Math.floor(index * step)] ?? '');
  const sizes = even.map((name) => brotliBytes(read(name)));
  const long = names
    .map((name) => ({ name, length: statSync(join(folder, name)).size }))
    .sort((a, b) => b.length - a.length)
    .slice(0, longest)
    .map(({ name }) => ({ name, bytes: brotliBytes(read(name)) }));
  const heaviest = long.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const visit = siteWeights(root).firstVisit(read(heaviest.name));
  const most = budget.firstVisit[site.language];
  const bytes = (value: number) => value.toLocaleString('en');
  console.log(
    `${bytes(names.length)} product pages in ${root}, HTML after brotli, of ${bytes(even.length)}: median ${bytes(median(sizes))}, 99 % within ${bytes(quantile(sizes, 0.99))} bytes.`,
  );
  console.log(`Heaviest, of the ${longest} longest: ${bytes(heaviest.bytes)} bytes (budget ${bytes(budget.page)}), ${heaviest.name}.`);
  console.log(`Everything a first visit to it loads: ${bytes(visit)} bytes (budget ${bytes(most)}).`);
  return heaviest.bytes <= budget.page && visit <= most;
}
