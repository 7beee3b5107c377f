import type { ReportView } from '#ui/analysis/report-view.ts';

/** A report view with the short names of the sources, such as "Fulton 1989", by id. */
export interface CheckerView extends ReportView {
  readonly sourceNames: Readonly<Record<string, string>>;
}

export const tabNames = ['overview', 'list', 'functions', 'text', 'faces', 'detail', 'profile'] as const;
export type TabName = (typeof tabNames)[number];
