import type { BrandRecord, CategoryRecord, IngredientRecord, ProductRecord } from '#catalog/records.ts';
import { analyseText } from '#core/analysis/analyse.ts';
import type { Report } from '#core/analysis/report.ts';
import { flagsOfList, type TalliedFlag, tallyFlags } from '#core/catalog/flag-tally.ts';
import { type Outline, outlineOf } from '#core/catalog/outline.ts';
import type { Like } from '#core/similarity/also-like.ts';
import type { IdfTable } from '#core/similarity/idf.ts';
import type { KnowledgeBase } from '../knowledge/knowledge.ts';
import { type DupeRow, dupeRows, formulaOf, type ShadedFormula } from './dupe-rows.ts';
import { type Doings, doingsOf, likesOf, typicalDoings } from './product-doings.ts';

export interface SnapshotRows {
  readonly ingredients: readonly IngredientRecord[];
  readonly categories: readonly CategoryRecord[];
  readonly brands: readonly BrandRecord[];
  readonly products: readonly ProductRecord[];
  readonly postings: readonly { readonly ingredient: number; readonly product: number; readonly place: number | null }[];
  /** What is seen of each list from afar, by product number. */
  readonly outlines: readonly Outline[];
  /** Lists as products are compared by them, by product number. */
  readonly formulas: readonly ShadedFormula[];
  readonly dupes: readonly DupeRow[];
  readonly idf: IdfTable;
  /** What readers of each product may also like, by product number. */
  readonly likes: readonly (readonly Like[])[];
  /** Names of the demonstration's lists that the reader does not know; there must be none. */
  readonly unread: readonly string[];
}

/** What the snapshot counts. */
export type Counted = 'productCount' | 'flags' | 'typical';

/** The public catalogue as the live database holds it. */
export interface PublicCatalogue {
  readonly categories: readonly Omit<CategoryRecord, Counted>[];
  readonly brands: readonly Omit<BrandRecord, Counted>[];
  readonly products: readonly ProductRecord[];
}

const noFormula: ShadedFormula = { ids: [], mayContain: [], withheld: true };
const places = 30;
/** Lists that the figures of an ingredient need at least. */
const fewestForLine = 5;

interface Tally {
  products: number;
  readonly positions: number[];
  readonly lines: (readonly [number, number])[];
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Reads every list and derives counts, positions and postings. `progress` hears how many products are done. */
export function snapshotRows(base: KnowledgeBase, catalogue: PublicCatalogue, progress: (done: number) => void): SnapshotRows {
  // A product's id is its place in the order of adding: lists of the newest are then read from the end of an index.
  const products = catalogue.products.toSorted((a, b) => a.addedAt.localeCompare(b.addedAt));
  const kinds = new Map(catalogue.categories.map((category) => [category.alias, category]));
  const tallies: Tally[] = base.ingredients.map(() => ({ products: 0, positions: Array(places + 1).fill(0), lines: [] }));
  const postings: { ingredient: number; product: number; place: number | null }[] = [];
  const flagsOf: (readonly TalliedFlag[] | null)[] = [];
  const unread = new Set<string>();
  const formulas: ShadedFormula[] = [];
  const doings: Doings[] = [];
  const outlines: Outline[] = [];
  for (const [index, product] of products.entries()) {
    const kind = kinds.get(product.category);
    const report = analyseText(product.list, base.knowledge, kind?.context ?? 'leave-on');
    if (product.demo) for (const { id, text } of report.reading.items) if (id === null) unread.add(`${text} (${product.alias})`);
    for (const [ingredient, place] of placesOf(report)) {
      postings.push({ ingredient, product: index, place });
      countIn(tallies[ingredient], place, report);
    }
    flagsOf.push(flagsOfList(report));
    formulas.push(formulaOf(report));
    doings.push(doingsOf(report, kind?.area));
    outlines.push(
      outlineOf(
        report,
        report.reading.items.map(({ id }) => (id === null ? null : (base.ingredients[id] ?? null))),
      ),
    );
    if (index % 50 === 0) progress(index);
  }
  progress(products.length);
  const { rows: dupes, table: idf } = dupeRows(
    products.map(({ alias, category }, index) => ({ alias, category, formula: formulas[index] ?? noFormula })),
    base.ingredients,
  );
  const countsOf = (key: (product: ProductRecord) => string) => {
    const groups = Map.groupBy(
      products.map((product, index) => ({ key: key(product), flags: flagsOf[index] ?? null })),
      (entry) => entry.key,
    );
    return (alias: string) => {
      const members = groups.get(alias) ?? [];
      return { productCount: members.length, flags: tallyFlags(members.map(({ flags }) => flags)) };
    };
  };
  const ofBrand = countsOf(({ brand }) => brand);
  const ofCategory = countsOf(({ category }) => category);
  const typical = typicalDoings(products, doings);
  return {
    ingredients: base.ingredients.map((ingredient, id) => {
      const { products: productCount, positions, lines } = tallies[id] ?? { products: 0, positions: [], lines: [] };
      const onePercentAt =
        lines.length < fewestForLine ? null : ([median(lines.map(([from]) => from)), median(lines.map(([, to]) => to))] as const);
      return { ...ingredient, productCount, positions, onePercentAt };
    }),
    categories: catalogue.categories.map((category) => ({ ...category, ...ofCategory(category.alias), typical: typical(category.alias) })),
    brands: catalogue.brands.map((brand) => ({ ...brand, ...ofBrand(brand.alias) })),
    products,
    postings,
    outlines,
    formulas,
    dupes,
    idf,
    likes: likesOf(products, doings, dupes),
    unread: [...unread],
  };
}

/** Place of every ingredient of a list, from 1; null for those that depend on the shade. The first place counts. */
function placesOf(report: Report): Map<number, number | null> {
  const found = new Map<number, number | null>();
  report.counted.forEach((index, i) => {
    const id = report.reading.items[index]?.id;
    if (id != null && !found.has(id)) found.set(id, i + 1);
  });
  for (const { id } of report.reading.items) if (id !== null && !found.has(id)) found.set(id, null);
  return found;
}

function countIn(tally: Tally | undefined, place: number | null, report: Report): void {
  if (!tally) return;
  tally.products += 1;
  if (place === null) return;
  const bin = Math.min(place - 1, places);
  tally.positions[bin] = (tally.positions[bin] ?? 0) + 1;
  const { onePercent } = report.shares;
  if (onePercent) tally.lines.push([report.counted.indexOf(onePercent.from) + 1, report.counted.indexOf(onePercent.to) + 1]);
}
