import { Activity, type ReactNode } from 'react';
import type { Override } from '#core/inci/overrides.ts';
import type { CheckerView } from '../checker-view.ts';

/** The report that is shown, or one that is drawn before it is asked for, so that the click only has to show it. */
export interface DrawnReport {
  readonly view: CheckerView;
  readonly overrides: readonly Override[];
  readonly hidden: boolean;
}

interface Props {
  readonly reports: readonly DrawnReport[];
  readonly children: (report: DrawnReport) => ReactNode;
}

/** A part of every report. What is hidden is drawn when nothing else is to be done. */
export function EachReport({ reports, children }: Props) {
  return reports.map((report) => (
    <Activity key={report.view.report.reading.text} mode={report.hidden ? 'hidden' : 'visible'}>
      {children(report)}
    </Activity>
  ));
}
