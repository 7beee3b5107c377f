import type { APIRoute } from 'astro';
import { allIngredients } from '#catalog/ingredients.ts';

/** All names of all ingredients for the filter of the index; fetched when the field is first used. */
export const GET: APIRoute = () => {
  const entries = allIngredients().map(({ alias, inci, family, names, cas }) => {
    const all = [inci, ...names.filter(({ kind }) => kind === 'en' || kind === 'ru').map(({ text }) => text), ...cas];
    return [alias, inci, family, [...new Set(all.map((name) => name.toLowerCase()))].join('\n')];
  });
  return new Response(JSON.stringify(entries), { headers: { 'content-type': 'application/json' } });
};
