import * as z from 'zod/mini';
import { areas, contexts } from '#core/analysis/use.ts';
import { skinTypes } from '#core/analysis/verdicts.ts';
import { markedProducts, toldProducts } from '#core/knowledge/marked-products.ts';
import { families } from '#core/knowledge/vocabulary.ts';
import { factCondition, flagCondition, rowCondition } from './condition-fields.ts';
import { bilingual, flagName, idField, patternField, sourcesField, texts } from './rule-fields.ts';

/** What the files of data/rules may say. */

/** Words of a text, which is read in small letters (phrase in product-use.ts). */
export const phrases = z.array(
  patternField('u').check(
    z.refine((pattern) => !/\p{Lu}/u.test(pattern.replace(/\\[pP]\{\w+\}|\\./g, '')), 'is never found: use small letters'),
  ),
);
/** Words of their own, beside those of another entry. */
const phraseLists = z.pipe(
  z.pipe(
    z.array(z.union([z.string(), z.array(z.string())])),
    z.transform((words) => words.flat()),
  ),
  phrases,
);
/** The only areas, and the uses that something cannot be in. */
const onAreas = z.optional(z.array(z.enum(areas)).check(z.minLength(1)));
const uses = z.optional(z.array(z.enum(contexts)).check(z.minLength(1)));
/** Products of which something is not said. */
const productsField = z.optional(z.array(z.enum(markedProducts)).check(z.minLength(1)));

export const roleEntry = z.strictObject({
  role: idField,
  family: z.enum(families),
  instead: z.optional(z.partialRecord(z.enum(families), z.strictObject(rowCondition))),
  ...bilingual.shape,
  on: onAreas,
  'not-in': uses,
  'not-of': productsField,
  of: productsField,
  in: uses,
  told: z.optional(z.array(z.strictObject({ names: texts, of: z.array(z.enum(markedProducts)) }))),
  shows: z.optional(texts),
  flag: z.optional(flagName),
  as: z.optional(idField),
  else: z.optional(idField),
});

export const effectEntry = z.strictObject({
  effect: idField,
  ...bilingual.shape,
  for: bilingual,
  'for-hair': z.optional(bilingual),
  on: onAreas,
  'on-hair': z.optional(phrases),
  'not-in': uses,
  'not-led-by': z.optional(texts),
  'led-among': z.optional(z.number()),
  purpose: z.optional(z.literal(true)),
  alone: z.optional(texts),
  'not-as-scent': z.optional(z.literal(true)),
  'alone-first': z.optional(z.int()),
  flag: z.optional(flagName),
  named: z.optional(phrases),
  unless: z.optional(phrases),
  told: z.optional(
    z.array(
      z.strictObject({
        names: texts,
        of: productsField,
        says: z.optional(phraseLists),
        first: z.optional(z.number()),
        with: z.optional(texts),
        'in-water': z.optional(z.literal(true)),
        undissolved: z.optional(z.literal(true)),
        'before-line': z.optional(z.literal(true)),
      }),
    ),
  ),
  'not-of': productsField,
  elsewhere: z.optional(z.array(z.strictObject({ names: texts, in: z.array(z.enum(markedProducts)) }))),
  'rinsed-role': z.optional(idField),
  'unknown-from': z.optional(z.record(z.string(), z.number())),
  declared: z.optional(texts),
  'by-point': z.optional(texts),
  hindered: z.optional(z.array(z.strictObject({ names: texts, by: texts, partly: z.optional(z.literal(true)) }))),
  together: z.optional(texts),
  fluorine: z.optional(z.array(z.strictObject({ of: productsField, from: z.number(), 'unknown-from': z.number() }))),
  'named-in': productsField,
  'rinse-off': z.optional(z.enum(['acts', 'never'])),
});
export const blendEntry = z.strictObject({ maker: z.string(), names: texts, of: texts });
export const familyEntry = z.strictObject({ key: z.enum(families), ...bilingual.shape });

const flagEntry = z.strictObject({
  id: idField,
  state: z.enum(['settled', 'disputed', 'seen']),
  level: z.optional(z.string()),
  beside: z.optional(z.literal('settled')),
  'behind-line': z.optional(z.literal('seen')),
  'in-scrub': z.optional(z.literal('disputed')),
  'dry-in-scrub': z.optional(z.literal('settled')),
  'on-hair': z.optional(z.literal('seen')),
  'in-wash': z.optional(z.literal('seen')),
  'seen-below': z.optional(z.number()),
  'open-from': z.optional(z.number()),
  named: z.optional(z.enum(['settled', 'disputed'])),
  'not-in': uses,
  ...flagCondition,
  fallback: z.optional(patternField('i')),
  reason: bilingual,
});
export const flagFile = z.array(
  z.strictObject({
    flag: flagName,
    sources: sourcesField,
    'only-in': uses,
    'not-on': onAreas,
    'less-in': uses,
    'less-of': productsField,
    'before-line-in': uses,
    entries: z.array(flagEntry),
  }),
);

export const skinFile = z.array(
  z.strictObject({
    id: idField,
    skin: z.enum(skinTypes),
    side: z.enum(['helps', 'care']),
    ...factCondition,
    effect: z.optional(z.string()),
    from: z.optional(z.number()),
    reach: z.optional(z.number()),
    as: z.optional(z.array(z.string())),
    'not-in-oil': z.optional(z.literal(true)),
    on: onAreas,
    'not-in': uses,
    'not-of': productsField,
    'rinsed-of': productsField,
    reason: bilingual,
  }),
);

/** Whom a caution may concern; each kind says for each what follows, or why nothing does. */
const consequence = z.union([z.strictObject({ against: bilingual }), z.strictObject({ none: z.string() })]);
export const cautionKindFile = z.strictObject({
  reasons: z.record(z.string(), bilingual),
  kinds: z.array(
    z.strictObject({
      caution: idField,
      ...bilingual.shape,
      'needs-time': z.optional(z.boolean()),
      airborne: z.optional(z.boolean()),
      on: onAreas,
      'not-in': uses,
      law: z.optional(z.boolean()),
      for: z.strictObject({
        dry: consequence,
        oily: consequence,
        sensitive: consequence,
        pregnancy: consequence,
        children: consequence,
        sun: consequence,
        inhalation: consequence,
      }),
    }),
  ),
});

export const useFile = z.strictObject({
  uses: z.array(z.strictObject({ use: z.enum(contexts), says: phrases })),
  either: phrases,
  areas: z.array(
    z.strictObject({
      area: z.enum(areas),
      says: phrases,
      least: z.number(),
      first: z.optional(z.number()),
      names: texts,
      with: z.optional(texts),
    }),
  ),
  airborne: phrases,
  marked: z.array(
    z.strictObject({
      product: z.enum(toldProducts),
      says: phrases,
      area: z.enum(areas),
      names: texts,
      least: z.optional(z.number()),
      first: z.optional(z.number()),
      categories: z.optional(texts),
      among: z.optional(texts),
    }),
  ),
});

const byLanguage = z.record(z.string(), z.array(patternField('iu')));
export const labelWordsFile = z.strictObject({
  verbs: byLanguage,
  openers: byLanguage,
  joints: byLanguage,
  added: byLanguage,
  things: byLanguage,
  praises: byLanguage,
  functions: byLanguage,
});
