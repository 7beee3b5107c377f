import type { Flag } from '#core/analysis/report.ts';
import { flagClaim, kindsOnly } from '#ui/analysis/flag-order.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { tickShapes } from '#ui/analysis/tick-shapes.tsx';

/** The ticks of the strip's flag lane beside a name; each says what it stands for. */
export function ItemFlagTicks({ view, index }: { readonly view: ReportView; readonly index: number }) {
  const flags = view.report.itemFlags[index] ?? [];
  const quiet = new Set([...kindsOnly, ...view.report.flags.filter(({ matters }) => !matters).map(({ flag }) => flag)]);
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
