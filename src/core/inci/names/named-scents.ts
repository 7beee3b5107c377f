import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';
import { asSynonym, byName, type Identity } from './identity.ts';
import { type Lexicon, vocabulary } from './lexicon.ts';

const scent = 'parfum|perfum[ea]?|fragrance|fragancia|fragranza|profumo';
const flavour = 'ar[ôo]me|aroma|flavou?r(?:ing)?';
const smelling = "\\p{L}[\\p{L}'’&-]*";

/** "Natural Rose Fragrance", "Vanilla Flavor Powder" */
const wordLast = withLetters(
  `^((?:${smelling} ){1,4})(fragrance|perfume|flavou?r(?:ing)?)s?(?: (?:oil|blend|composition|compound|extract|powder|mix))?$`,
  'iu',
);
/** "Parfum naturel de fleur de tiaré", "Arôme citron", "Fragrance AB 012345" */
const wordFirst = withLetters(
  `^(${scent}|ar[ôo]me) ((?:(?<=ar[ôo]me )|(?=natur|de |d['’]|du |des |di |à |of |l[ée]g[eè]r))${smelling}(?: ${smelling}){0,5}|[A-Z]{0,3} ?\\d{4,8})$`,
  'iu',
);

/** What says that there is none, or goes on with a sentence; another scent word, of which one is rather a slip; what chemicals end with or are made of, and other ingredients. */
const tellsOther = withLetters(
  longPattern`
    (?<!\p{L})(?:no|non|not|without|sans|senza|sin|ohne|zero|added|in|or|and|is|our|et|y|e|und|${scent}|${flavour}|water|aqua|eau|acid|gum|oil|butter|
    extract|p[ep]g|glycerine?)(?!\p{L})|(?:ate|ite|ide|ium|yl|ol|one|ene|ole)(?!\p{L})|
    dimeth|ethyl|glyc[eo]|silox
  `,
  'iu',
);
const partOf = /\bof\s*$/i;
const acid = /\p{L}+ic(?!\p{L})/giu;
const isFlavour = withLetters(`^(?:${flavour})$`, 'iu');

/** "Dimethionl Fragrance": what stands in front of the scent is another name. */
export const hasOtherInFront = (text: string): boolean => tellsOther.test(wordLast.exec(text.replace(/\s+/g, ' '))?.[1] ?? '');

/** A scent or flavour that is called by what it smells or tastes of: what it is made of is not told. */
export function namedScent(lexicon: Lexicon, text: string): Identity | null {
  const name = text.replace(/\s+/g, ' ');
  const [, front = '', last] = wordLast.exec(name) ?? [];
  const [, first, behind = ''] = last === undefined ? (wordFirst.exec(name) ?? []) : [];
  const word = last ?? first;
  if (word === undefined || tellsOther.test(front + behind) || partOf.test(front)) return null;
  // "Citric Fragrance": an acid that was cut off.
  if ((front + behind).match(acid)?.some((cut) => vocabulary(lexicon).has(cut.toLowerCase()))) return null;
  return asSynonym(byName(lexicon, isFlavour.test(word) ? 'Aroma' : 'Parfum'));
}
