import * as z from 'zod/mini';
import { origins, sourcedFields } from './vocabulary.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const texts = z.optional(z.array(text));
/** A text that is written in a certain way, which `must` tells. */
const written = (way: RegExp, must: string) => z.string(must).check(z.regex(way, must));

const kebab = written(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters and digits with hyphens between (even-tone)');
/** "some tanno-2000,bissett-2005 2-5 rinse-off": grade, sources, percent studied, percent of lesser studies ("hint:10"), shown of products that are washed off, in any amount or from a percentage on. */
const effectLine = written(
  /^(strong|some|weak) [a-z0-9,-]+( \d+(\.\d+)?(-\d+(\.\d+)?)?( hint:\d+(\.\d+)?)?)?( rinse-off(:\d+)?)?$/,
  'must be a grade (strong, some, weak), sources without spaces between, the percent studied: "some tanno-2000,bissett-2005 2-5"',
);
/** "2 fulton-1989"; where papers disagree each with its own value: "1 fulton-1984; 0-1 morris-1983". */
const comedogenicLine = written(
  /^[0-5](-[0-5])? [a-z0-9-]+(; [0-5](-[0-5])? [a-z0-9-]+)*$/,
  'must be a value from 0 to 5 and its source: "2 fulton-1989", "1 fulton-1984; 0-1 morris-1983"',
);
const casNumber = written(/^\d{2,7}-\d{2}-\d$/, 'must be a CAS number like 98-92-0');
const ecNumber = written(/^\d{3}-\d{3}-\d$/, 'must be an EC number like 202-713-4');
const percentRange = z.union([written(/^\d+(\.\d+)?(-\d+(\.\d+)?)?$/, 'must be a percentage or two of them (0.1-5)'), z.number()]);

/** Languages in which substances and plants have names beside English and Russian ones; Polish plants stand in the genitive: "wyciąg z …". */
const otherLanguages = { fr: texts, de: texts, es: texts, it: texts, pl: texts, nl: texts, pt: texts, tr: texts, id: texts };

const names = z.strictObject({
  en: texts,
  ru: texts,
  ...otherLanguages,
  ro: texts,
  cs: texts,
  trade: texts,
  old: texts,
  typo: texts,
});

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
  ...otherLanguages,
  latin: texts,
  /** Preparations of which no form is meant by the name without its part: "carrot oil" may be one of the root. */
  withPart: texts,
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
  /** A law that says only how much there may be at most. */
  maxima: z.optional(z.literal(true)),
});
export type Source = z.output<typeof sourceEntry>;
