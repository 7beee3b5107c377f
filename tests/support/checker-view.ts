import { ruleWords } from '#catalog/rule-words.ts';
import { analyseText } from '#core/analysis/analyse.ts';
import type { Context } from '#core/analysis/report.ts';
import type { CheckerView } from '#islands/checker/checker-view.ts';
import { knowledgeBase } from './knowledge.ts';
import { translators } from './translators.ts';

const words = ruleWords('en');

/** A list as the checker's tabs are given it, in English. */
export function checkerView(text: string, context: Context = 'leave-on'): CheckerView {
  const { knowledge } = knowledgeBase();
  const report = analyseText(text, knowledge, context);
  const facts = report.reading.items.map(({ id }) => (id === null ? null : (knowledge.facts[id] ?? null)));
  return { report, facts, words, t: translators.en, sourceNames: {}, use: context, guessed: 'chosen' };
}
