import type { ReactNode } from 'react';
import type { Facts } from '#core/knowledge/facts.ts';
import { oncePer } from '#core/remembered.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import type { ReportView } from './report-view.ts';

type Saying = Pick<ReportView, 'words' | 't'>;

/** A drawing that depends on an ingredient's facts and the language alone: one function for the words of a page, so that what it drew is kept (Kept). */
export function ofFacts(draw: (facts: Facts, saying: Saying) => ReactNode): (saying: Saying) => (facts: Facts) => ReactNode {
  const inWords = oncePer((words: Words) => oncePer((t: Translator) => (facts: Facts) => draw(facts, { words, t })));
  return ({ words, t }) => inWords(words)(t);
}
