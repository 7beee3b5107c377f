import { mayAct } from '#core/analysis/dose.ts';
import type { EffectVerdict } from '#core/analysis/verdicts.ts';

/** How an effect is drawn: as help only where the evidence is more than weak, and enough of it may be there and stay on the skin. */
export function effectMeaning({ grade, dose }: Pick<EffectVerdict, 'grade' | 'dose'>): 'helps' | 'disputed' | 'seen' {
  if (!mayAct(dose)) return 'seen';
  return grade === 'weak' ? 'disputed' : 'helps';
}
