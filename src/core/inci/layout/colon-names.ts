import { keyOf } from '../names/fold.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { withoutBrackets } from '../pieces/attributes.ts';
import { matchesOf } from '../text/matches.ts';

/** In letters and digits: shorter ones may be words of a shade, such as "Copper" or "Rose Gold". */
const longName = 8;
const isLong = (name: string) => keyOf(name).length >= longName;
const fewest = 3;

/** "Geraniol: Citronellol", "Aqua (Water): Glycerin", "Hydroxyethylcellulose Polysorbate 60: Tocopherol": one or two ingredients in front of a colon. */
export function namesIngredients(lexicon: Lexicon, name: string): boolean {
  if (identify(lexicon, name) || (name.includes(')') && identify(lexicon, withoutBrackets(name)))) return true;
  const isName = (part: string) => isLong(part) && identify(lexicon, part) !== null;
  return matchesOf(/\s/g, name).some(({ index }) => isName(name.slice(0, index)) && isName(name.slice(index)));
}

/** Were the colons of a list read in place of its semicolons? Then more ingredients than other words stand in front of them. */
export const readForSemicolons = (ingredients: readonly string[], others: number): boolean =>
  ingredients.filter(isLong).length >= Math.max(fewest, others + 1);
