import * as z from 'zod/mini';
import { origins, sourcedFields } from './vocabulary.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const texts = z.optional(z.array(text));
const kebab = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** "some tanno-2000,bissett-2005 2-5 rinse-off": grade, sources, percent studied, shown of products that are washed off. */
const effectLine = z.string().check(z.regex(/^(strong|some|weak) [a-z0-9,-]+( \d+(\.\d+)?(-\d+(\.\d+)?)?)?( rinse-off)?$/));
/** "2 fulton-1989"; where papers disagree each with its own value: "1 fulton-1984; 0-1 morris-1983". */
const comedogenicLine = z.string().check(z.regex(/^[0-5](-[0-5])? [a-z0-9-]+(; [0-5](-[0-5])? [a-z0-9-]+)*$/));
const casNumber = z.string().check(z.regex(/^\d{2,7}-\d{2}-\d$/));
const ecNumber = z.string().check(z.regex(/^\d{3}-\d{3}-\d$/));
const percentRange = z.union([z.string().check(z.regex(/^\d+(\.\d+)?(-\d+(\.\d+)?)?$/)), z.number()]);

const names = z.strictObject({ en: texts, ru: texts, fr: texts, de: texts, es: texts, it: texts, trade: texts, old: texts, typo: texts });

const facts = {
  cas: z.optional(z.union([casNumber, z.array(casNumber)])),
  ec: z.optional(z.union([ecNumber, z.array(ecNumber)])),
  functions: z.array(text).check(z.minLength(1)),
  roles: z.array(kebab).check(z.minLength(1)),
  origin: z.optional(z.enum(origins)),
  effects: z.optional(z.record(kebab, effectLine)),
  comedogenic: z.optional(comedogenicLine),
  usual: z.optional(percentRange),
  animal: z.optional(z.enum(['always', 'possible'])),
  source: z.optional(kebab),
  /** What a field rests on when it is not `source`. */
  from: z.optional(z.partialRecord(z.enum(sourcedFields), z.union([kebab, z.array(kebab).check(z.minLength(1))]))),
};

/** One entry of an ingredient file (data/ingredients/README.md). */
export const ingredientEntry = z.strictObject({ inci: text, ...facts, names });
export type IngredientEntry = z.output<typeof ingredientEntry>;

const plantForm = z.strictObject({ ...facts, names: z.optional(names) });

/** One species of a plant file; each form is an ingredient. */
export const plantEntry = z.strictObject({
  species: text,
  en: z.array(text).check(z.minLength(1)),
  ru: z.array(text).check(z.minLength(1)),
  of: text,
  fr: texts,
  de: texts,
  es: texts,
  it: texts,
  latin: texts,
  forms: z.record(text, plantForm),
});
export type PlantEntry = z.output<typeof plantEntry>;

/** An explanation file: INCI name → text in both languages. */
export const explanationFile = z.record(text, z.strictObject({ en: text, ru: text }));

export const sourceEntry = z.strictObject({
  kind: z.enum(['law', 'report', 'database', 'review', 'trial', 'lab', 'textbook', 'ours']),
  /** As published; ours has one in each language. */
  title: text,
  ru: z.optional(text),
  by: z.optional(text),
  year: z.optional(z.number()),
  where: z.optional(text),
});
export type Source = z.output<typeof sourceEntry>;
