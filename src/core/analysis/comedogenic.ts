import type { Facts } from '#core/knowledge/facts.ts';
import type { Report } from './report.ts';
import { soapAcids } from './soap.ts';
import type { ComedogenicProfile, ItemIndex } from './verdicts.ts';

/** Word of an ingredient's rating: 0 none, 1 slight, 2–3 moderate, 4–5 high. */
export function comedogenicWord(value: number): 'none' | 'slight' | 'moderate' | 'high' {
  if (value < 1) return 'none';
  if (value < 2) return 'slight';
  return value < 4 ? 'moderate' : 'high';
}

/** The analyser's label: 0–1 low, 2 enhanced, 3 moderate, 4–5 high. */
export function comedogenicLabel(value: number): 'low' | 'enhanced' | 'moderate' | 'high' {
  if (value < 2) return 'low';
  if (value < 3) return 'enhanced';
  return value < 4 ? 'moderate' : 'high';
}

/** Is it there for skin that has pores? Teeth, nails and lengths of hair have none, and of a perfume nobody asks. */
export const concernsPores = ({ area }: Pick<Report, 'area'>): boolean => area === 'skin';

/** Ingredients by step 0–5 (a range counts at its upper end) and those nobody rated. Never an average; oils of which the list makes soap are none any more. */
export function comedogenicProfile(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): ComedogenicProfile {
  const steps: ItemIndex[][] = [[], [], [], [], [], []];
  const unrated: ItemIndex[] = [];
  const boiled = soapAcids(counted, facts);
  for (const index of counted) {
    const ingredient = facts[index];
    if (!ingredient || boiled.includes(index)) continue;
    if (ingredient.comedogenic) steps[ingredient.comedogenic.high]?.push(index);
    else unrated.push(index);
  }
  const top = steps.findLastIndex((step) => step.length > 0);
  const label = top > 0 ? comedogenicLabel(top) : null;
  // One low rating among many names that nobody rated reassures nobody.
  const isTold = label !== 'low' || steps.flat().length >= unrated.length;
  return { steps, unrated, highest: top > 0 ? (steps[top] ?? []) : [], label: isTold ? label : null };
}
