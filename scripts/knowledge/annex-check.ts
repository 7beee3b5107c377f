import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { readYaml } from './read-yaml.ts';

export const annexNumbers = ['II', 'III', 'IV', 'V', 'VI'] as const;
export type AnnexNumber = (typeof annexNumbers)[number];

const exceptionFile = z.record(z.string(), z.array(z.strictObject({ annex: z.enum(annexNumbers), ref: z.string(), reason: z.string() })));
/** By INCI name: entries of the annexes that seem to name the ingredient and do not, each with the reason (data/rules/annex-exceptions.yaml). */
export type AnnexExceptions = z.output<typeof exceptionFile>;

const difference = z.strictObject({ inci: z.string(), annex: z.enum(annexNumbers), ref: z.string(), by: z.string(), title: z.string() });
/** An entry of the law that names an ingredient of ours, which we neither hold nor explain. `by` is the name or CAS number it was recognised by. */
export type AnnexDifference = z.output<typeof difference>;

export const annexCheckFile = z.strictObject({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** File → SHA-256. */
  files: z.record(z.string(), z.string()),
  ingredients: z.number(),
  differences: z.array(difference),
  /** Marks of the ingredients without a difference, as they were when compared. */
  compared: z.string(),
});

/** What is compared of an ingredient. */
export type Comparable = Pick<Ingredient, 'inci' | 'names' | 'cas' | 'limits'>;

export function readAnnexExceptions(root: string): AnnexExceptions {
  return readYaml(join(root, 'rules', 'annex-exceptions.yaml'), exceptionFile);
}

/** A mark of all that the comparison rests on: the names, the CAS numbers, the entries held and the reasons given. A change of any of them makes another mark. */
export function annexMark({ inci, names, cas, limits }: Comparable, exceptions: AnnexExceptions): string {
  const entries = [...limits, ...(exceptions[inci] ?? [])].map(({ annex, ref }) => `${annex} ${ref}`);
  const all = [inci, ...names.map(({ text }) => text).sort(), ...cas.toSorted(), ...entries.sort()];
  return createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 8);
}

/** Tells of an ingredient whether it was compared with the annexes as it is now, with nothing left open (`npm run law`). */
export function annexesCompared(root: string): (ingredient: Comparable) => boolean {
  const file = join(root, 'rules', 'annex-check.yaml');
  const marks = new Set(existsSync(file) ? readYaml(file, annexCheckFile).compared.split(/\s+/) : []);
  const exceptions = readAnnexExceptions(root);
  return (ingredient) => marks.has(annexMark(ingredient, exceptions));
}
