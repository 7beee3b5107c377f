import { plantParts } from './plant-parts.ts';
import { preparations } from './preparations.ts';

/** What is made of which parts of a plant, as an INCI name ends: "Flower/Leaf Oil". */
export interface Form {
  readonly parts: string;
  readonly preparation: string;
}

const byLength = Object.keys(preparations).sort((a, b) => b.length - a.length);

export function splitForm(form: string): Form {
  for (const preparation of byLength) {
    if (form === preparation) return { parts: '', preparation };
    if (form.endsWith(` ${preparation}`)) return { parts: form.slice(0, -preparation.length - 1), preparation };
  }
  return { parts: form, preparation: '' };
}

/** The form at the end of an INCI name: "Salvia Sclarea Flower/Leaf Oil" is the oil of flower and leaf. Words that name no part are left out. */
export function formOf(inci: string): Form {
  const { parts, preparation } = splitForm(inci);
  const words = parts.split(' ');
  const start = words.findLastIndex((word) => !word.split('/').every((part) => part in plantParts)) + 1;
  return { parts: words.slice(Math.max(start, 1)).join(' '), preparation };
}

/** Preparation of a form, for finding the first form of each: "Leaf Extract" → "Extract". */
export const preparationOf = (form: string): string => splitForm(form).preparation;
