import * as z from 'zod/mini';
import { byGroup, sorts } from '#core/catalog/ingredient-query.ts';
import { comedogenicOptions, letterOptions, originOptions } from '#core/catalog/listed-ingredient.ts';
import { ingredientsPerAnswer } from '#core/catalog/page-sizes.ts';
import { flagNames } from '#core/knowledge/flags.ts';
import { families } from '#core/knowledge/vocabulary.ts';
import { endpoint } from './endpoint.ts';
import { alias, page } from './fields.ts';
import { counts, limit, listOf, repeated, searched } from './lists.ts';

export const listIngredients = endpoint({
  method: 'GET',
  path: 'v2/ingredients',
  summary: 'Ingredients: search by any name in either script, filters, orders.',
  who: 'anyone',
  query: z.strictObject({
    q: searched,
    role: repeated(alias, 40),
    flag: repeated(z.enum(flagNames), flagNames.length),
    comedogenic: repeated(z.enum(comedogenicOptions), comedogenicOptions.length),
    origin: repeated(z.enum(originOptions), originOptions.length),
    effect: repeated(alias, 20),
    letter: repeated(z.enum(letterOptions), letterOptions.length),
    sort: z.optional(z.enum(sorts)),
    page,
    limit: limit(ingredientsPerAnswer),
  }),
  status: 200,
  answer: listOf(
    z.strictObject({
      alias: z.string(),
      inci: z.string(),
      family: z.enum(families),
      productCount: z.int(),
      comedogenic: z.nullable(z.strictObject({ low: z.number(), high: z.number() })),
      roles: z.array(z.string()),
      flags: z.array(z.string()),
      disputed: z.array(z.string()),
      effects: z.array(z.string()),
      origin: z.string(),
      /** The name that the search found it by, and what readers of the site call it; known with a search only. */
      name: z.nullable(z.string()),
      common: z.nullable(z.string()),
    }),
    z.strictObject(byGroup(() => counts)),
  ),
  errors: [],
  open: true,
});

export const oneIngredient = endpoint({
  method: 'GET',
  path: 'v2/ingredients/{alias}',
  summary: 'One ingredient with everything the knowledge base holds of it, sources included.',
  who: 'anyone',
  params: z.strictObject({ alias }),
  status: 200,
  answer: z.looseObject({
    alias: z.string(),
    inci: z.string(),
    family: z.enum(families),
    roles: z.array(z.string()),
    names: z.array(z.strictObject({ kind: z.string(), text: z.string() })),
    cas: z.array(z.string()),
    sources: z.array(z.string()),
    productCount: z.int(),
  }),
  errors: ['not_found'],
  open: true,
});
