import type { AnswerOf, InputOf } from '#api/endpoint.ts';
import type { listIngredients, oneIngredient } from '#api/ingredients.ts';
import { findIngredients } from '#core/catalog/find-ingredients.ts';
import { ingredientQueries } from '#core/catalog/ingredient-query.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { ingredientRecord } from '#db/queries/catalog.ts';
import { movedTo } from '#db/queries/public-products.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { catalogOf } from './catalog.ts';

export async function answerIngredients(
  { query }: InputOf<typeof listIngredients>,
  services: Services,
): Promise<AnswerOf<typeof listIngredients>> {
  const { ingredients, names } = await catalogOf(services);
  const { limit, sort, q = '', page, ...chosen } = query;
  // The site begins with the most used; this answer has begun with A since it is open.
  const usual = q.trim() === '' ? 'az' : 'match';
  const asked = { ...ingredientQueries.tidy({ q, chosen, sort: sort ?? usual, page }), page };
  const { rows, total, slice, counts, shownFor } = findIngredients(ingredients, names, asked, Math.max(1, limit));
  const shown = limit === 0 ? [] : rows;
  return {
    items: shown.map(({ ingredient, name, common }) => {
      const { alias, inci, family, productCount, comedogenic, disputed, options } = ingredient;
      return {
        alias,
        inci,
        family,
        productCount,
        comedogenic,
        roles: [...options.role],
        flags: [...options.flag],
        disputed: [...disputed],
        effects: [...options.effect],
        origin: options.origin[0] ?? 'unknown',
        name,
        common,
      };
    }),
    total,
    page: slice.page,
    pages: slice.last,
    facets: ingredientQueries.byGroup((group) => Object.fromEntries(counts[group])),
    shownFor,
  };
}

export async function answerIngredient(
  { params }: InputOf<typeof oneIngredient>,
  services: Services,
): Promise<AnswerOf<typeof oneIngredient>> {
  const record =
    (await ingredientRecord(services.db, params.alias)) ??
    (await ingredientRecord(services.db, (await movedTo(services.db, 'ingredient', params.alias)) ?? ''));
  if (record === null) throw new ApiError('not_found');
  const { products } = await catalogOf(services);
  const { roles, names, cas, sources, ...ingredient }: Ingredient = JSON.parse(record);
  return {
    ...ingredient,
    roles: [...roles],
    names: [...names],
    cas: [...cas],
    sources: [...sources],
    productCount: products.lists.ingredient.get(ingredient.alias)?.length ?? 0,
  };
}
