import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Override } from '#core/inci/overrides.ts';
import { afterPaint } from '../../shell/after-paint.ts';
import type { CheckerView } from '../checker-view.ts';

/** The report that is shown, or one that is drawn out of sight, so that the click only has to show it. */
export interface DrawnReport {
  readonly text: string;
  readonly view: CheckerView;
  readonly overrides: readonly Override[];
  readonly hidden: boolean;
}

interface Props {
  readonly reports: readonly DrawnReport[];
  readonly children: (report: DrawnReport) => ReactNode;
}

/** What lies below the first screen is laid out after that is painted, once for each report. Out of sight a report is styled and laid out too, in an idle moment: asking where something of it stands makes the browser do so. */
function Drawn({ hidden, children }: { readonly hidden: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hidden) return;
    place.current?.toggleAttribute('data-whole', false);
    return afterPaint(() => place.current?.toggleAttribute('data-whole', true));
  }, [hidden]);
  useEffect(() => {
    if (!hidden || !('requestIdleCallback' in window)) return;
    const handle = requestIdleCallback(() => place.current?.firstElementChild?.getBoundingClientRect());
    return () => cancelIdleCallback(handle);
  }, [hidden]);
  return (
    <div ref={place} className="drawn" data-part="drawn" data-offscreen={hidden || undefined}>
      {children}
    </div>
  );
}

/** A part of every report that is drawn; one of them is shown. */
export function EachReport({ reports, children }: Props) {
  return reports.map((report) => (
    <Drawn key={report.text} hidden={report.hidden}>
      {children(report)}
    </Drawn>
  ));
}
