import { factsOf } from '#core/analysis/list-basis.ts';
import type { CategoryUse } from '#core/catalog/taxonomy.ts';
import { analyseTitled } from '#core/catalog/titled-list.ts';
import type { Translator } from '#i18n/translator.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import type { SiteKnowledge } from './knowledge.ts';

/** A list read with the title of its product and analysed as the pages of the build do it; they take the use from the category. */
export function viewOf(list: string, title: string, use: CategoryUse, { knowledge, words }: SiteKnowledge, t: Translator): ReportView {
  const report = analyseTitled(list, title, knowledge, use);
  return { report, facts: factsOf(report.reading, knowledge), words, t };
}
