import { analyseText } from '#core/analysis/analyse.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import type { Report } from '#core/analysis/report.ts';
import type { ProductRecord } from '#core/catalog/records.ts';
import { useOfCategory } from '#core/catalog/taxonomy.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { knowledge } from './knowledge.ts';
import { category } from './products.ts';

export interface ProductReport {
  readonly report: Report;
  /** Facts of each item, by item index. */
  readonly facts: readonly (Facts | null)[];
}

/** A product's list, read and analysed as its category is used; with a category that is only likely its use is so, too. */
export function productReport(product: ProductRecord): ProductReport {
  const base = knowledge();
  const { context, shelf } = useOfCategory(category(product.category));
  const report = analyseText(product.list, base, context, shelf, !product.categorySure);
  return { report, facts: factsOf(report.reading, base) };
}
