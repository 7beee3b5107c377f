import type { Report } from '#core/analysis/report.ts';
import type { Dose } from '#core/analysis/verdicts.ts';
import type { Translator } from '#i18n/translator.ts';

type Used = Pick<Report, 'context' | 'area' | 'isPeeled'>;

function knownUse(t: Translator, { context, area, isPeeled }: Used): string {
  if (isPeeled) return t('context.peeled-off');
  return context === 'leave-on' && (area === 'hair' || area === 'nails') ? t(`context.leave-on.${area}`) : t(`context.${context}`);
}

/** How a product is used; a use that is only likely is said to be so. */
export function useWords(t: Translator, used: Used, isGuess: boolean): string {
  return isGuess && used.context !== 'unknown' ? t('context.probably', { use: knownUse(t, used) }) : knownUse(t, used);
}

/** Whether there is enough of it; what is only likely washed off is said to be so. */
export const doseWord = (t: Translator, dose: Dose, isGuess = false): string =>
  t(dose === 'rinsed' && isGuess ? 'dose.rinsed.probably' : `dose.${dose}`);
