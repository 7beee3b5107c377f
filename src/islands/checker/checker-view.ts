import type { Context, UseVerdicts } from '#core/analysis/report.ts';
import { t } from '#i18n/current.ts';
import type { Words } from '#i18n/words.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { reportFor } from './checker-state.ts';
import type { Analysis } from './protocol.ts';

/** A report view with the short names of the sources, such as "Fulton 1989", by id. */
export interface CheckerView extends ReportView {
  readonly sourceNames: CheckerSources;
}
export type CheckerSources = Readonly<Record<string, string>>;

/** Views of analyses; the same analysis for the same use is the same view, so that what was drawn of it stays. */
export function viewsOf(words: Words, sourceNames: CheckerSources): (analysis: Analysis, context: Context) => CheckerView {
  const views = new WeakMap<UseVerdicts, CheckerView>();
  return (analysis, context) => {
    const verdicts = analysis.uses[context];
    const view = views.get(verdicts) ?? { report: reportFor(analysis, context), facts: analysis.facts, words, t, sourceNames };
    views.set(verdicts, view);
    return view;
  };
}

export const tabNames = ['overview', 'list', 'functions', 'text', 'faces', 'detail', 'profile'] as const;
export type TabName = (typeof tabNames)[number];
