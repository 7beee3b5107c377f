import type { Flag } from '#core/knowledge/flags.ts';
import { flagClaim, quietFlags } from '#ui/analysis/flag-order.ts';
import { flagsOf, type ReportView } from '#ui/analysis/report-view.ts';
import { tickShapes } from '#ui/analysis/tick-shapes.tsx';

/** The ticks of the strip's flag lane beside a name; each says what it stands for. */
export function ItemFlagTicks({ view, index }: { readonly view: ReportView; readonly index: number }) {
  const flags = flagsOf(view, index);
  const quiet = quietFlags(view.report);
  const shape = ({ flag, state }: Flag) => (quiet.has(flag) ? 'seen' : state === 'probable' ? 'disputed' : state);
  return flags.map((flag) => (
    <svg
      key={`${flag.flag} ${flag.state}`}
      className="tick"
      width="12"
      height="14"
      viewBox="-6 0 12 14"
      role="img"
      aria-label={flagClaim(view.t, flag)}
    >
      {tickShapes[shape(flag)]}
    </svg>
  ));
}
