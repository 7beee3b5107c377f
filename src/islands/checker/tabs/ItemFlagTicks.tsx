import { flagClaim } from '#ui/analysis/flag-order.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { tickShapes } from '#ui/analysis/tick-shapes.tsx';

/** The ticks of the strip's flag lane beside a name; each says what it stands for. */
export function ItemFlagTicks({ view, index }: { readonly view: ReportView; readonly index: number }) {
  const flags = view.report.itemFlags[index] ?? [];
  return flags.map((flag) => (
    <svg key={`${flag.flag} ${flag.state}`} className="tick" width="12" height="14" viewBox="-6 0 12 14" role="img" aria-label={flagClaim(view.t, flag)}>
      {tickShapes[flag.state === 'probable' ? 'disputed' : flag.state]}
    </svg>
  ));
}
