import type { Flag } from '#core/knowledge/flags.ts';
import { flagClaim, quietFlags } from '#ui/analysis/flag-order.ts';
import { flagsOf, type ReportView } from '#ui/analysis/report-view.ts';
import { tickShapes } from '#ui/analysis/tick-shapes.tsx';

/** The marks over the strip beside a name, each with the word it stands for. */
export function ItemFlagTicks({ view, index }: { readonly view: ReportView; readonly index: number }) {
  const flags = flagsOf(view, index);
  const quiet = quietFlags(view.report);
  const shape = ({ flag, state }: Flag) => (quiet.has(flag) ? 'seen' : state === 'probable' ? 'disputed' : state);
  if (flags.length === 0) return null;
  return (
    <span className="flag-words">
      {flags.map((flag) => (
        <span key={`${flag.flag} ${flag.state}`}>
          <svg className="tick" width="12" height="14" viewBox="-6 0 12 14" aria-hidden="true">
            {tickShapes[shape(flag)]}
          </svg>{' '}
          {flagClaim(view.t, flag)}
        </span>
      ))}
    </span>
  );
}
