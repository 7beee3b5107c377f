import { comedogenicWord } from '#core/analysis/comedogenic.ts';
import type { ComedogenicFact } from '#core/knowledge/ingredient.ts';
import type { Translator } from '#i18n/translator.ts';

export function comedogenicInWords(t: Translator, value: number): string {
  return t(`comedogenic.step.${comedogenicWord(value)}`);
}

/** "2" or "1–2", as the sources give it. */
export function comedogenicRange({ low, high }: ComedogenicFact): string {
  return low === high ? String(low) : `${low}–${high}`;
}
