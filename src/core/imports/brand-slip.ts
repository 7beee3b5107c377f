import { editDistance } from '#core/inci/names/edit-distance.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import { remembered } from '#core/remembered.ts';

/** Names of brands without their spaces and signs; they repeat themselves. */
export const writtenKey = remembered(2_000, keyOf);

/** Shorter names are too like each other, and other words. */
export const shortestAlike = 6;

/** Is a name the slip of a brand, by one letter within it? "Sisleÿa" of Sisley and "Bubble" of Bubbly are none. */
export const isSlip = (key: string, brand: string) =>
  Math.min(key.length, brand.length) >= shortestAlike &&
  key[0] === brand[0] &&
  key.at(-1) === brand.at(-1) &&
  editDistance(key, brand, 1) === 1;

/** Is a whole title the name of its brand, of which the first letter was read as another? */
export const isMisread = (key: string, brand: string) => key.length >= shortestAlike && key.slice(1) === brand.slice(1);

/** "Nordlies Gel" of the brand "Nordlies": how many words at the start are a brand's with a slip; 0 without. */
export function slipWords(words: readonly string[], brands: readonly string[]): number {
  for (const brand of brands) {
    const count = brand.split(' ').length;
    if (count < words.length && isSlip(keyOf(words.slice(0, count).join('')), writtenKey(brand))) return count;
  }
  return 0;
}
