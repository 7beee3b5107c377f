import { ruleWords } from '#catalog/rule-words.ts';
import { analyseText } from '#core/analysis/analyse.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import type { Use } from '#core/analysis/use.ts';
import type { Language } from '#core/language.ts';
import type { CheckerView } from '#islands/checker/checker-view.ts';
import type { PageView } from '#ui/analysis/report-view.ts';
import { knowledgeBase } from './knowledge.ts';
import { translators } from './translators.ts';

/** A list as the checker's tabs are given it, and parts of pages too. */
export function checkerView(text: string, context: Use = 'leave-on', language: Language = 'en'): CheckerView & PageView {
  const { knowledge } = knowledgeBase();
  const report = analyseText(text, knowledge, context);
  const facts = factsOf(report.reading, knowledge);
  return { report, facts, words: ruleWords(language), t: translators[language], sourceNames: {}, use: context, guessed: 'chosen' };
}
