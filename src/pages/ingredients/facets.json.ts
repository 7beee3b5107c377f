import type { APIRoute } from 'astro';
import { everyIngredientFromA } from '#catalog/ingredients.ts';
import { encodeIngredientList } from '#core/catalog/ingredient-list-file.ts';

/** All ingredients with what they are filtered by; fetched when the filters are first used. */
export const GET: APIRoute = () =>
  new Response(encodeIngredientList(everyIngredientFromA()), { headers: { 'content-type': 'application/json; charset=utf-8' } });
