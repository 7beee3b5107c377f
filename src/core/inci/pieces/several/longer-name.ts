import { longPattern } from '#core/long-pattern.ts';
import { rememberedBy } from '#core/remembered.ts';
import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { goesOn, type Lexicon, wordUse } from '../../names/lexicon.ts';
import { isPartOfNames } from '../../russian/keys.ts';
import { cyrillicLetter } from '../../text/prepare.ts';
import type { PieceInText } from '../found.ts';
import type { Word } from './words.ts';

/** Two known names side by side that are one longer name, which is not known. */

const partWord = 3;
/** Ends of names that are names themselves: "Elastin Amino Acids" is none of elastin. */
const classEnd = /\s(?:amino acids|dimethyl ?ether|zeolite|DNA|acetic acid)$|(?:oil|butter) cetyl esters$/i;
/** In front of an acid or a peptide it is of its salt: "Zinc Hexapeptide-11". */
const metal = /^(?:zinc|copper|silver|iron|magnesium|calcium)$/i;
/** Official names of one substance made of two that have names of their own: "Tripeptide-9 Citrulline", "Nonoxynol-9 Iodine", "Propylene Glycol Laureth-6". */
const madeOfBoth = new RegExp(
  longPattern`
    peptide-\d+\s(?:citrulline|hydroxyproline|arginine|cysteine|histidine|lysine|s[hr]-\S+)$|^allantoin\s(?:acetyl|biotin|calcium\spantothenate|galacturonic|glycyrrhetinic|paba)|^dimethiconol\s(?:arginine|cysteine|methionine|panthenol)$|
    \siodine$|^propylene\sglycol\s\S+eth-\d+$|amidopropyl\sdimethylamine\s(?:hydrolyzed\scollagen|dimethicone\speg-)|^rosin\shydrolyzed|^(?:lysozyme|papain|protease)\s(?:beta-glucan|dextran)$|
    ^pvp\smontmorillonite$|^oleamide\sdipa$|^hydroxycitronellal\smethyl\santhranilate$|\sacid\sdimethicones$|\smilk\syogurt\s|
    ^polyoxymethylene\smelamine\s|^polyethyloxazoline\s|^triethylamine\s|^clay\sminerals$
  `,
  'i',
);
const numberedChain = /^(?:PEG|PPG|Polyglyceryl|Ceramide|CI)-?\d+$/i;

const maxRemembered = 1_000;

/** UTF-16 units. */
const longWord = 10;

/** The second of two words, a long one that ends hardly any other name: "Dimethicone Phenoxyethanol" lacks its comma. */
const isWhole = (lexicon: Lexicon, word: string, words: number) =>
  words === 2 && word.length >= longWord && wordUse(lexicon, word).last < partWord && identify(lexicon, word)?.match === 'exact';

/** An ending that so many names have begins no further word. */
const commonEnding = 10;

/** A name of several words that ends like many others, and none goes on from it: "Glycol Distearate Dimethicone" lacks its comma. */
export function isComplete(base: PieceInText, words: readonly Word[], cut: number): boolean {
  const { lexicon } = base.dictionary;
  const [first, last] = [words[0], words[cut - 1]];
  if (
    cut < 2 ||
    !first ||
    !last ||
    numberedChain.test(base.source.slice(first.start, first.end)) ||
    wordUse(lexicon, base.source.slice(last.start, last.end)).last < commonEnding
  )
    return false;
  const name = base.source.slice(first.start, last.end);
  const known = identify(lexicon, name);
  return known?.match === 'exact' && !goesOn(lexicon, keyOf(name));
}

/** So many names begin with a metal or with the genus of the soybean: what stands behind it belongs to it. */
const commonBeginning = 20;

/** In how many names does it stand behind names of ingredients, as in "Lanolin Alcohol", and not only behind roots, as in "Cetyl Dimethicone"? */
const namesBehindNames = rememberedBy(
  maxRemembered,
  (lexicon: Lexicon, name) =>
    lexicon.incis.filter((inci) => {
      const front = inci.endsWith(` ${name}`) ? inci.slice(0, -name.length - 1) : '';
      return front !== '' && !numberedChain.test(front) && identify(lexicon, front) !== null;
    }).length,
);

/** So few names are exceptions, and where more begin or end so, this one. */
const rarely = 2;
const once = 1;

/** "Dimethicone Glycerin", "Niacinamide Betaine": although other names begin or end with such a word, none begins as both do, and none is the second behind a name. */
function standApart(base: PieceInText, words: readonly Word[], cut: number): boolean {
  const { lexicon } = base.dictionary;
  const [first, last, next] = [words[0], words[cut - 1], words[cut]];
  const begun = first ? wordUse(lexicon, base.source.slice(first.start, first.end)).first : 0;
  if (!first || !last || !next || begun >= commonBeginning) return false;
  const front = identify(lexicon, base.source.slice(first.start, last.end));
  const behind = identify(lexicon, base.source.slice(next.start, words.at(-1)?.end));
  if (front?.match !== 'exact' || behind?.match !== 'exact' || goesOn(lexicon, keyOf(base.source.slice(first.start, next.end))))
    return false;
  const name = lexicon.incis[behind.id];
  // "Kaolin Dimethicone": no other name begins with kaolin.
  return name !== undefined && namesBehindNames(lexicon, name) <= (cut === 1 && begun === 0 ? rarely : once);
}

const chainPrefix = /^(PEG|PPG|Polyglyceryl|Ceramide)-?\d/i;

/** "PEG-8 PEG-100 Stearate": the same chain twice in one name would stand there with a slash. */
const isChainBehindChain = (first: string, next: string) =>
  chainPrefix.exec(first)?.[1]?.toLowerCase() === chainPrefix.exec(next)?.[1]?.toLowerCase();

/** Two names side by side are rather one unknown name when one of them is a word that names are made of: "PEG-10 Glyceryl Trioleate", "Elastin Water". */
export function partOfLongerName(base: PieceInText, words: readonly Word[], cut: number): boolean {
  const wordAt = (i: number) => base.source.slice(words[i]?.start, words[i]?.end);
  const { lexicon } = base.dictionary;
  if (
    (cut === 1 && numberedChain.test(wordAt(0)) && !isChainBehindChain(wordAt(0), wordAt(1))) ||
    (cut === 1 && metal.test(wordAt(0))) ||
    classEnd.test(base.source.slice(base.start, words.at(-1)?.end)) ||
    madeOfBoth.test(base.source.slice(base.start, words.at(-1)?.end))
  )
    return true;
  // Two names on lines of their own.
  if (base.source.slice(words[cut - 1]?.end, words[cut]?.start).includes('\n')) return false;
  // "Глицерин Пропиленгликоль": in Russian no second word of a name has a capital.
  if (words.length === 2 && /^[А-Я][а-я]/.test(wordAt(1))) return false;
  if ([wordAt(0), wordAt(words.length - 1)].some((word) => cyrillicLetter.test(word) && isPartOfNames(lexicon, keyOf(word)))) return true;
  const begins = cut === 1 && wordUse(lexicon, wordAt(0)).first >= partWord && !isWhole(lexicon, wordAt(1), words.length);
  const ends = cut === words.length - 1 && wordUse(lexicon, wordAt(cut)).last >= partWord && !isComplete(base, words, cut);
  return (begins || ends) && !standApart(base, words, cut);
}
