import { generateDemo } from '#core/demo/products.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { categoryIndex } from '#core/similarity/category-index.ts';
import { dupesOf } from '#core/similarity/dupes.ts';
import { factsByName, plantLabels, readRecipeBook } from '../catalog/recipe-book.ts';
import { buildSite } from '../engine/full-build.ts';
import { rebuildSite } from '../engine/incremental-build.ts';
import type { Step } from '../engine/progress.ts';
import { presentState } from '../engine/site-builds.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { changeTitle, oldSiteGone, settingsFor } from './build.ts';
import { formulaOf, scaleOf } from './dupe-formulas.ts';
import { exponentOf } from './exponent.ts';
import { importInto } from './import.ts';
import { processorSeconds } from './process-tree.ts';

const usualSizes = [5_000, 20_000, 80_000];
const maxExponent = 1.15;

/** What is measured, and the step of a full build that it is. */
const built: readonly (readonly [what: string, step: Step])[] = [
  ['snapshot', 'snapshot'],
  ['pages', 'pages'],
  ['search', 'search'],
];

type Figures = ReadonlyMap<string, number>;

async function timed(work: () => unknown): Promise<number> {
  const before = processorSeconds();
  await work();
  return processorSeconds() - before;
}

/** All dupes of a catalogue whose lists are read already. */
function dupesOfAll(size: number, base: ReturnType<typeof loadKnowledge>): Promise<number> {
  const { knowledge }: { knowledge: Knowledge } = base;
  const demo = generateDemo({
    seed: 'inciscope',
    count: size,
    book: readRecipeBook(),
    facts: factsByName(base),
    plants: plantLabels(base),
  });
  const categories = [...Map.groupBy(demo, ({ category }) => category).values()].map((products) =>
    products.map((product) => formulaOf(product, knowledge)),
  );
  return timed(() => {
    const scale = scaleOf(categories.flat(), knowledge.facts);
    for (const products of categories) dupesOf(categoryIndex(products, scale));
  });
}

/** A full build of a catalogue of that size, and one edit. */
async function buildAndEdit(size: number): Promise<Figures> {
  const settings = settingsFor(size);
  const begun = new Map<Step, number>();
  const taken = new Map<Step, number>();
  const { pages } = await buildSite(settings, await presentState(settings), (event) => {
    if (event.kind === 'began') begun.set(event.step, processorSeconds());
    if (event.kind === 'ended') taken.set(event.step, processorSeconds() - (begun.get(event.step) ?? 0));
  });
  await oldSiteGone(settings);
  await changeTitle(settings);
  const present = await presentState(settings);
  const edit = await timed(async () => {
    if (!(await rebuildSite(settings, present, () => {}))) throw new Error('One edit made the whole site stale.');
  });
  const count = pages.reduce((sum, page) => sum + page.count, 0);
  console.log(`${size.toLocaleString('en')} products: ${count.toLocaleString('en')} pages.`);
  return new Map([...built.map(([what, step]) => [what, taken.get(step) ?? 0] as const), ['edit', edit]]);
}

/** `npm run bench -- scale [SIZE …]`: processor time of what grows with the catalogue, and the exponent it grows with. True when none is over the budget. */
export async function benchScale(): Promise<boolean> {
  const named = process.argv.slice(3).map(Number);
  const sizes = named.length > 0 ? named : usualSizes;
  if (sizes.length < 2 || sizes.some((size) => !(size > 0)))
    throw new Error('Name two or more sizes. Example: npm run bench -- scale 5000 20000');
  const base = loadKnowledge();
  const measured: Figures[] = [];
  for (const size of sizes) {
    const imported = await importInto(size);
    const dupes = await dupesOfAll(size, base);
    measured.push(new Map([...(await buildAndEdit(size)), ['import', imported.processor.all], ['dupes', dupes]]));
  }
  const line = (name: string, cells: readonly string[], last: string) =>
    console.log(`${name.padEnd(9)}${cells.map((cell) => cell.padStart(12)).join('')}${last.padStart(10)}`);
  line(
    'products',
    sizes.map((size) => size.toLocaleString('en')),
    'exponent',
  );
  const exponents = [...(measured[0]?.keys() ?? [])].map((what) => {
    const seconds = measured.map((figures) => figures.get(what) ?? 0);
    const exponent = exponentOf(sizes, seconds);
    line(
      what,
      seconds.map((value) => `${value.toFixed(2)} s`),
      exponent.toFixed(2),
    );
    return exponent;
  });
  console.log(`Seconds of processor time, all processes together; no exponent may be over ${maxExponent}.`);
  return exponents.every((exponent) => exponent <= maxExponent);
}
