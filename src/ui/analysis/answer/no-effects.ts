import { outOfPlace } from '#core/analysis/out-of-place.ts';
import { dyesOf, foamOf } from '../compose-answer.ts';
import type { ReportView } from '../report-view.ts';
import { unreadInWords } from '../unread-words.ts';

/** They condition hair, whether anybody studied them or not. */
const conditioning: ReadonlySet<string> = new Set(['hair-conditioner', 'silicone']);
const conditions = ({ report, facts }: ReportView) =>
  report.area === 'hair' && report.counted.some((index) => facts[index]?.roles.some((role) => conditioning.has(role)));

/** The same, save for what the front says that the product is good for. */
function beyond(view: ReportView): 'effects.beyondWashing' | 'effects.beyondColouring' | null {
  if (dyesOf(view).length > 0) return 'effects.beyondColouring';
  return foamOf(view).length > 0 ? 'effects.beyondWashing' : null;
}

/** That nothing in a list has an effect which was shown, as far as it was read; of what the law does not permit here nothing is said. */
export function noEffectsIn(view: ReportView): string {
  const { report, t } = view;
  const notPermitted = outOfPlace(report).size > 0;
  const more = beyond(view);
  const what = t(notPermitted ? 'effects.ofPermitted' : 'effects.ofAll');
  const none = more ? t(more, { what }) : t(notPermitted ? 'effects.noneElse' : 'effects.none');
  const said = conditions(view) ? t('effects.conditioning') : none;
  const byKind = report.skin.some(({ helps }) => helps.length > 0) && t('effects.byKind');
  return [said, byKind, unreadInWords(view)].filter(Boolean).join(' ');
}
