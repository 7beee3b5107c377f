import type { APIRoute } from 'astro';
import { everyIngredientFromA } from '#catalog/ingredients.ts';
import { encodeIngredientNames } from '#core/catalog/ingredient-names.ts';
import { t } from '#i18n/page-words.ts';

/** Everything that ingredients are called, in all languages; fetched when the search is first used. */
export const GET: APIRoute = () => {
  const called = everyIngredientFromA().map(({ inci, common, names, cas }) => ({ inci, common: common[t.language], names, cas }));
  return new Response(encodeIngredientNames(called), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
