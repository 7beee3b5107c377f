import { comedogenicWord } from '#core/analysis/comedogenic.ts';
import type { ComedogenicFact } from '#core/knowledge/facts.ts';
import type { ComedogenicRatings } from '#core/knowledge/ingredient.ts';
import type { Translator } from '#i18n/translator.ts';

export function comedogenicInWords(t: Translator, value: number): string {
  return t(`comedogenic.step.${comedogenicWord(value)}`);
}

/** "2" or "1–2", as the sources give it. */
export function comedogenicRange({ low, high }: Pick<ComedogenicFact, 'low' | 'high'>): string {
  return low === high ? String(low) : `${low}–${high}`;
}

/** "Fulton 1984: 1; Morris 1983: 0", where several papers rate a substance. */
export function comedogenicByPaper({ ratings }: ComedogenicRatings): string | undefined {
  return ratings?.map((rating) => `${paper(rating.source)}: ${comedogenicRange(rating)}`).join('; ');
}

/** "fulton-1984" → "Fulton 1984". */
const paper = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1).replaceAll('-', '\u00a0');
