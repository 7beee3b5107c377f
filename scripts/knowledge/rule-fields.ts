import * as z from 'zod/mini';
import { flagNames } from '#core/knowledge/flags.ts';

/** Fields that several files of data/rules have, checked alike (data/rules/README.md). */

const text = z.string().check(z.minLength(1));
/** A text in both languages. */
export const bilingual = z.strictObject({ en: text, ru: text });
export type Bilingual = z.output<typeof bilingual>;

/** The name of an entry, by which reasons and problems call it. */
export const idField = text;
export const texts = z.array(text);
export const sourcesField = texts.check(z.minLength(1));

/** A regular expression as text; `flags` are those it is compiled with. */
export const patternField = (flags: string) =>
  z.string().check(
    z.refine((source) => {
      try {
        return new RegExp(source, flags) instanceof RegExp;
      } catch {
        return false;
      }
    }, 'must be a regular expression'),
  );

/** One of the kinds of flag there are. */
export const flagName = z.enum(
  flagNames,
  'must be a kind of flag that src/core/knowledge/flags.ts names (CONTRIBUTING.md: "A kind of flag")',
);
