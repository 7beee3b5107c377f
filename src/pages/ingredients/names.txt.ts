import type { APIRoute } from 'astro';
import { allIngredients } from '#catalog/ingredients.ts';
import { encodeNamesIndex } from '#core/knowledge/names-index.ts';
import { t } from '#i18n/current.ts';

/** Names of all ingredients in the language of the site, for the filter of the index; fetched when the field is first used. */
export const GET: APIRoute = () => {
  const ingredients = allIngredients().map(({ inci, alias, family, names, cas }) => ({
    inci,
    alias,
    family,
    names: [...names.filter(({ kind }) => kind === t.language).map(({ text }) => text), ...cas],
  }));
  return new Response(encodeNamesIndex(ingredients), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
