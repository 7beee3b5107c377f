import { analyseText } from '#core/analysis/analyse.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import type { CategoryUse } from '#core/catalog/taxonomy.ts';
import type { Translator } from '#i18n/translator.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import type { SiteKnowledge } from './knowledge.ts';

/** A list read and analysed as the pages of the build do it; they take the use from the category. */
export function viewOf(list: string, { context, shelf }: CategoryUse, { knowledge, words }: SiteKnowledge, t: Translator): ReportView {
  const report = analyseText(list, knowledge, context, shelf);
  return { report, facts: factsOf(report.reading, knowledge), words, t };
}
