import { factsOf } from '#core/analysis/list-basis.ts';
import type { Report } from '#core/analysis/report.ts';
import type { ProductRecord } from '#core/catalog/records.ts';
import { useOfCategory } from '#core/catalog/taxonomy.ts';
import { analyseTitled, titlesOf } from '#core/catalog/titled-list.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { knowledge } from './knowledge.ts';
import { category } from './products.ts';

export interface ProductReport {
  readonly report: Report;
  /** Facts of each item, by item index. */
  readonly facts: readonly (Facts | null)[];
}

/** A product's list, read with its title and analysed as its category is used; with a category that is only likely its use is so, too. */
export function productReport(product: ProductRecord): ProductReport {
  const base = knowledge();
  const use = useOfCategory(category(product.category));
  const report = analyseTitled(product.list, titlesOf(product.title), base, use, !product.categorySure);
  return { report, facts: factsOf(report.reading, base) };
}
