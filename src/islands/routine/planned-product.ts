import { ApiProblem, callApi } from '#api/client.ts';
import type { oneProduct } from '#api/products.ts';
import { productGroups } from '#core/routine/product-groups.ts';
import type { ProductGroups } from '#core/routine/routine.ts';
import { t } from '#i18n/current.ts';
import { site } from '#site/current.ts';
import { miniCells } from '#ui/analysis/mini-cells.ts';
import type { PlannerRules } from './planner-rules.ts';

/** A product of the routine. `groups` is null where its list is not known, and it takes no part in any note then. */
export interface PlannedProduct {
  readonly alias: string;
  readonly title: string;
  readonly brand: string;
  readonly groups: ProductGroups | null;
  /** The cells of its strip. */
  readonly strip: string;
  /** No longer in the catalogue. */
  readonly gone: boolean;
}

/** Reads a product; one that is gone from the catalogue keeps its place. Rejects when no answer comes. */
export async function plannedProduct(alias: string, rules: PlannerRules): Promise<PlannedProduct> {
  try {
    const one = { method: 'GET', path: 'v2/products/{alias}' } as const;
    const { title, brand, category, report } = await callApi<typeof oneProduct>(one, { params: { alias } }, { baseUrl: site.apiBaseUrl });
    return {
      alias,
      title: title[t.language] ?? title.en,
      brand: brand.name,
      groups: report && productGroups(report, rules.rinseOff.includes(category.alias), rules, rules.members),
      strip: report ? miniCells(report.outline) : '',
      gone: false,
    };
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 404)
      return { alias, title: alias.replaceAll('-', ' '), brand: '', groups: null, strip: '', gone: true };
    throw error;
  }
}
