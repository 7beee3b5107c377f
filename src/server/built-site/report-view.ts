import { analyseText, factsOf } from '#core/analysis/analyse.ts';
import type { Context } from '#core/analysis/report.ts';
import type { Translator } from '#i18n/translator.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import type { SiteKnowledge } from './knowledge.ts';

/** A list read and analysed as the pages of the build do it. */
export function viewOf(list: string, context: Context, { knowledge, words }: SiteKnowledge, t: Translator): ReportView {
  const report = analyseText(list, knowledge, context);
  return { report, facts: factsOf(report.reading, knowledge), words, t };
}
