import { findIngredients } from '#core/catalog/find-ingredients.ts';
import { type FacetGroup, ingredientQueries, type Sort } from '#core/catalog/ingredient-query.ts';
import { startBrowsing } from './browsing.ts';
import { foundRows } from './found-rows.ts';
import { ingredientList, ingredientNames } from './list-files.ts';
import { part } from './parts.ts';

const noNames: ReadonlyMap<string, string> = new Map();

/** Answers in the page, from files that are fetched once. */
export function browseIngredients(root: HTMLElement): void {
  startBrowsing<FacetGroup, Sort>(root, (_, t, formOf) => {
    const form = formOf(ingredientQueries.groups);
    const template = part<HTMLTemplateElement>(root, 'row');
    return {
      codec: ingredientQueries,
      async find(query) {
        const list = await ingredientList();
        const names = query.q === '' ? [] : await ingredientNames();
        const { rows, ...found } = findIngredients(list, names, query);
        return { ...found, rows: foundRows(rows, query, template, form, t), names: noNames };
      },
      warm: () => void ingredientNames().catch(() => undefined),
      countWords: (count) => t('browse.count', { count }),
      showWords: (count) => t('browse.show', { count }),
    };
  });
}
