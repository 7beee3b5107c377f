import type { UseVerdicts } from '#core/analysis/report.ts';
import type { Use, UseGuess } from '#core/analysis/use.ts';
import { t } from '#i18n/current.ts';
import type { Words } from '#i18n/words.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { reportFor } from './checker-state.ts';
import type { Analysis } from './protocol.ts';

/** A report view with the short names of the sources, such as "Fulton 1989", by id. */
export interface CheckerView extends ReportView {
  readonly sourceNames: CheckerSources;
  readonly use: Use;
  /** By what the use was guessed, or that the reader chose it. */
  readonly guessed: UseGuess['by'] | 'chosen';
}
export type CheckerSources = Readonly<Record<string, string>>;

/** Views of analyses; the same analysis for the same use is the same view, so that what was drawn of it stays. */
export function viewsOf(words: Words, sourceNames: CheckerSources): (analysis: Analysis, chosen: Use | null) => CheckerView {
  const guessed = new WeakMap<UseVerdicts, CheckerView>();
  const byChoice = new WeakMap<UseVerdicts, CheckerView>();
  return (analysis, chosen) => {
    const use = chosen ?? analysis.guess.use;
    const views = chosen === null ? guessed : byChoice;
    const verdicts = analysis.uses[use];
    const view = views.get(verdicts) ?? {
      report: reportFor(analysis, chosen),
      facts: analysis.facts,
      words,
      t,
      sourceNames,
      use,
      guessed: chosen === null ? analysis.guess.by : 'chosen',
      isGuess: chosen === null && analysis.guess.by !== 'text',
    };
    views.set(verdicts, view);
    return view;
  };
}

export const tabNames = ['overview', 'list', 'functions', 'text', 'faces', 'detail', 'profile'] as const;
export type TabName = (typeof tabNames)[number];
