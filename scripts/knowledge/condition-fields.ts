import * as z from 'zod/mini';
import { families, origins } from '#core/knowledge/vocabulary.ts';
import { flagName, patternField, texts } from './rule-fields.ts';

/** The fields of a condition (src/core/knowledge/condition.ts), by what is known where the files of data/rules ask: a key that could never hold is refused. */

const oneOrMore = <Schema extends z.ZodMiniType>(value: Schema) => z.optional(z.union([value, z.array(value)]));

/** With the exceptions, which are of the same traits. */
const condition = <Shape extends z.core.$ZodLooseShape>(traits: Shape) => ({
  ...traits,
  except: z.optional(z.union([patternField('i'), z.strictObject(traits)])),
  with: z.optional(z.strictObject(traits)),
});

const rowTraits = {
  names: z.optional(texts),
  match: z.optional(patternField('i')),
  role: oneOrMore(z.string()),
  'first-role': z.optional(z.string()),
  function: z.optional(z.string()),
};
const factTraits = {
  ...rowTraits,
  family: oneOrMore(z.enum(families)),
  effect: oneOrMore(z.string()),
  flag: oneOrMore(flagName),
  animal: z.optional(z.boolean()),
  comedogenic: z.optional(z.number()),
  origin: z.optional(z.enum(origins)),
};

/** Asked of the rows of data/ingredients: the topics. */
export const rowCondition = condition(rowTraits);
/** Asked where plants and the law are known besides: the flags. */
export const flagCondition = condition({ ...rowTraits, label: z.optional(z.boolean()), 'plant-oil': z.optional(z.boolean()) });
/** Asked of all that is known of an ingredient: the skin types. */
export const factCondition = condition(factTraits);
/** Asked in a list, with the cautions of its report: the promises. */
export const listCondition = condition({ ...factTraits, caution: z.optional(z.string()), felt: z.optional(texts) });
