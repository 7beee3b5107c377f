import { analyse } from '#core/analysis/analyse.ts';
import type { Report } from '#core/analysis/report.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Reading } from '#core/inci/reading.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { Bilingual } from './records.ts';
import type { CategoryUse } from './taxonomy.ts';

/** A list as it is read of a product: what its title tells counts beside it. */
export interface TitledReading extends Reading {
  readonly title: string;
}

/** What a product is called, in both languages where they differ. */
export const titlesOf = ({ en, ru }: { readonly [language in keyof Bilingual]: string | null }): string =>
  [...new Set([en, ru])].filter((title) => title).join('\n');

export const readTitled = (list: string, title: string, { dictionary }: Pick<Knowledge, 'dictionary'>): TitledReading => ({
  ...readLabel(list, dictionary),
  title,
});

/** The report of a product's list as its category is used. `isGuess`: the category is only likely, and so is the use. */
export const analyseTitled = (
  list: string,
  title: string,
  knowledge: Knowledge,
  { context, shelf }: CategoryUse,
  isGuess = false,
): Report => analyse(readTitled(list, title, knowledge), knowledge, context, shelf, isGuess);
