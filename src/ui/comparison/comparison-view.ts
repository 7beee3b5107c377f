import type { Comparison } from '#core/comparison/comparison.ts';
import type { SideInput } from '#core/comparison/sides.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import type { Face } from '#ui/catalog/RowFace.tsx';

/** How a side is shown beside what was compared of it; a pasted list has no face. */
export interface SideView extends Face {
  /** Title of the product, or what a pasted list is called. */
  readonly name: string;
  readonly brand: { readonly name: string; readonly href: string | null } | null;
  /** The product's page; null for a pasted list. */
  readonly href: string | null;
  readonly view: ReportView;
}

/** A product as it travels to the browser, to be compared there with what never leaves it. */
export interface ListedSide extends SideInput, Face {
  readonly name: string;
  readonly brand: string;
  readonly brandAlias: string;
}

/** A comparison with what is needed to say it. */
export interface ComparisonView {
  readonly comparison: Comparison;
  readonly sides: readonly SideView[];
  readonly words: Words;
  readonly t: Translator;
}

/** A side's name inside a sentence; Russian does not bend what stands in quotation marks, and has others for those within. */
export function saidName({ sides, t }: ComparisonView, side: number): string {
  const name = sides[side]?.name ?? '';
  return t.language === 'ru' ? `«${name.replaceAll('«', '„').replaceAll('»', '“')}»` : name;
}

export function ingredientName({ comparison }: ComparisonView, row: number): string {
  return comparison.ingredients[row]?.name ?? '';
}

/** Names of some ingredients, the rest counted. */
export function someNames(view: ComparisonView, rows: readonly number[], most: number): string {
  const shown = rows.slice(0, most).map((row) => ingredientName(view, row));
  const rest = rows.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} ${view.t('dupes.andMore', { count: rest })}` : shown.join(', ');
}

/** "A and B" */
export function allNames({ sides, t }: ComparisonView): string {
  return t.list(sides.map(({ name }) => name));
}

/** "A (Brand) and B (Other)": products of several brands share a name, and a page's title is its own. */
export function allNamesWithBrands({ sides, t }: ComparisonView): string {
  return t.list(sides.map(({ name, brand }) => (brand ? `${name} (${brand.name})` : name)));
}
