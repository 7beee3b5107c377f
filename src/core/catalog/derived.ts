import * as z from 'zod/mini';
import { analyse } from '#core/analysis/analyse.ts';
import { mayAct } from '#core/analysis/dose.ts';
import { unopposedEffects } from '#core/analysis/good-effects.ts';
import { hasEnough } from '#core/analysis/helps.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import type { Report } from '#core/analysis/report.ts';
import { doses, skinTypes } from '#core/analysis/verdicts.ts';
import { flagNames, flagStates } from '#core/knowledge/flags.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { families, grades } from '#core/knowledge/vocabulary.ts';
import { outlineOf } from './outline.ts';
import { qualityOf } from './quality.ts';
import type { CategoryUse } from './taxonomy.ts';
import type { TitledReading } from './titled-list.ts';

/** Raised when deriveProduct or the reader changes what it says of a list; part of the knowledge version, so that stored results count as stale. */
export const derivedVersion = 25;

const places = z.array(z.number());

/** core/catalog/outline.ts. */
export const storedOutline = z.strictObject({
  families: z.array(z.nullable(z.enum(families))),
  shares: places,
  mark: z.nullable(
    z.union([
      z.strictObject({ says: z.enum(['unread', 'noWater', 'fragrance', 'noFragrance']) }),
      z.strictObject({ says: z.enum(['filters', 'allergens']), count: z.number() }),
    ]),
  ),
  helps: z.array(z.strictObject({ need: z.string(), dose: z.enum(doses) })),
});

/**
 * What follows from a product's list, its title and how its category is used, as it is stored beside the product (products.derived).
 * `items` are the aliases of the counted ingredients in label order, null where one is unknown; all other numbers are places in it, from 0.
 */
export const derivedProduct = z.strictObject({
  items: z.array(z.nullable(z.string())),
  /** Aliases that depend on the shade. */
  mayContain: z.array(z.string()),
  recognised: z.number(),
  /** Too little is recognised for verdicts on the product. */
  withheld: z.boolean(),
  flags: z.array(z.strictObject({ flag: z.enum(flagNames), state: z.enum(flagStates), level: z.nullable(z.string()), by: places })),
  effects: z.array(z.strictObject({ effect: z.string(), grade: z.enum(grades), by: places })),
  /** How many ingredients stand at each step 0–5, and how many nobody rated. */
  comedogenic: z.strictObject({ steps: z.array(z.number()), unrated: z.number(), highest: places }),
  skin: z.strictObject({
    dry: z.strictObject({ helps: places, care: places }),
    oily: z.strictObject({ helps: places, care: places }),
    sensitive: z.strictObject({ helps: places, care: places }),
  }),
  origin: z.strictObject({ natural: z.number(), mixed: z.number(), synthetic: z.number(), unknown: z.number() }),
  organic: z.nullable(z.number()),
  /** Aliases of declarable scent allergens, those in brackets included. */
  allergens: z.array(z.strictObject({ alias: z.string(), list: z.enum(['historic', '2023']), by: z.number() })),
  /** What lists show of it. */
  outline: storedOutline,
  /** What lists filter and sort it by: flags that hold or may hold, effects that studies on people support, skin types for which more of the list speaks than against, whether there is enough. */
  traits: z.strictObject({
    flags: z.array(z.enum(flagNames)),
    effects: z.array(z.string()),
    /** Two for a strong effect, one for another. */
    benefit: z.number(),
    skin: z.array(z.enum(skinTypes)),
    /** There is enough of what it is good for. */
    enough: z.boolean(),
  }),
  /** What editors work off (quality.ts). */
  quality: z.strictObject({ unread: z.array(z.string()), prose: z.boolean(), overLimit: z.boolean() }),
});
export type DerivedProduct = z.output<typeof derivedProduct>;

/** The report of a list in the codes that are stored. Whoever changes a product's list, its title or its category derives anew. `isGuess`: the category is only likely. */
export function deriveProduct(
  reading: TitledReading,
  knowledge: Knowledge,
  { context, shelf }: CategoryUse,
  isGuess = false,
): DerivedProduct {
  const report = analyse(reading, knowledge, context, shelf, isGuess);
  const { items } = reading;
  const placeOf = new Map(report.counted.map((index, place) => [index, place]));
  const by = (culprits: readonly number[]) => culprits.map((index) => placeOf.get(index) ?? -1);
  const facts = factsOf(reading, knowledge);
  const skinOf = (type: (typeof skinTypes)[number]) => {
    const verdict = report.skin.find(({ skin }) => skin === type);
    return { helps: by((verdict?.helps ?? []).map(({ index }) => index)), care: by((verdict?.care ?? []).map(({ index }) => index)) };
  };
  const origin = (kind: keyof DerivedProduct['origin']) => report.origin.find((share) => share.origin === kind)?.culprits.length ?? 0;
  return {
    items: report.counted.map((index) => items[index]?.alias ?? null),
    mayContain: [...new Set(items.flatMap(({ mayContain, alias }) => (mayContain && alias !== null ? [alias] : [])))],
    recognised: Math.round(report.recognisedShare * 1000) / 1000,
    withheld: report.withheld,
    flags: report.flags.map(({ flag, state, level, culprits }) => ({ flag, state, level, by: by(culprits) })),
    effects: report.effects.map(({ effect, grade, by: support }) => ({ effect, grade, by: by(support.map(({ index }) => index)) })),
    comedogenic: {
      steps: report.comedogenic.steps.map((step) => step.length),
      unrated: report.comedogenic.unrated.length,
      highest: by(report.comedogenic.highest),
    },
    skin: { dry: skinOf('dry'), oily: skinOf('oily'), sensitive: skinOf('sensitive') },
    origin: { natural: origin('natural'), mixed: origin('mixed'), synthetic: origin('synthetic'), unknown: origin('unknown') },
    organic: report.organicScore,
    allergens: report.allergens.map(({ index, id, list }) => ({
      alias: knowledge.facts[id]?.alias ?? '',
      list,
      by: placeOf.get(index) ?? -1,
    })),
    outline: outlineOf(report, facts) as z.output<typeof storedOutline>,
    traits: traitsOf(report),
    quality: qualityOf(report),
  };
}

function traitsOf(report: Report): DerivedProduct['traits'] {
  const { flags, skin, withheld } = report;
  const effects = unopposedEffects(report);
  const supported = effects.filter(({ grade, dose }) => grade !== 'weak' && mayAct(dose) && dose !== 'kept');
  const strong = supported.filter(({ grade }) => grade === 'strong').length;
  return {
    flags: [...new Set(flags.flatMap(({ flag, state }) => (state === 'seen' ? [] : [flag])))],
    effects: supported.map(({ effect }) => effect),
    benefit: supported.length + strong,
    skin: withheld ? [] : skin.flatMap(({ skin: type, helps, care }) => (helps.length > care.length ? [type] : [])),
    enough: hasEnough({ effects, withheld }),
  };
}
