import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { endsLonger, goesOn, type Lexicon, vocabulary, wordUse } from '../../names/lexicon.ts';
import { sentenceWords } from '../../pack/prose.ts';
import { cyrillicLetter } from '../../text/prepare.ts';
import { withoutBrackets } from '../attributes.ts';
import { oneName } from '../brackets/brackets.ts';
import { type Found, found, type PieceInText } from '../found.ts';
import { isComplete } from '../several/longer-name.ts';
import { part, type Word, wordsOf } from '../several/words.ts';
import { besideDamaged } from './beside-damaged.ts';

const maxWords = 12;
/** Letters of a name that is believed beside something that nobody knows. */
const shortestKnown = 9;
/** Where so many more names begin with a word than have it in the middle, a name begins with it. */
const rarelyInside = 5;
/** What a salt holds of water, and what was done to an oil, are no further names. */
const furtherWord = /hydrate?$|^h[iy]drog/i;
/** What a name of several words goes on from: "Alaninamido Ornithine", "PPG-6 Trideceth-8". */
const root = /(?:yl|[^aeiou]o|ated|ine)$|^(?:peg|ppg|poly\p{L}*|s[hr]?|rh?|c\d\d)-/iu;
/** "Camelina Sativa Seed Oil Ethyl Esters" is none of the oil. */
const classOf = /(?:esters?|amides|estolides|saponified|acetylated|ether|silanetriol|chloride|acid)$/i;
/** Names of peptides are made of names of peptides. */
const peptide = /peptide-\d/i;
/** "Acétate de Tocopherol", "hydrogenovaný ricinový olej": a name in another language, with the Latin one in it. */
const otherLanguage = /[^\p{ASCII}®™*†‡°]|(?<!\p{L})(?:d[eiu]|des|del|la|les?|da|of|und?|et|aus|y|with|and|or|for|free)(?!\p{L})/iu;

/**
 * INCI names with nothing between them and what is not known: "Tocophenl Sodium Benzoate", "Benzyl Salicylate k he foo". Null where all of it may be
 * one name that we do not know, as a "Foobaryl Xanthan Gum".
 */
export function besideUnknown(base: PieceInText): Found[] | null {
  const text = base.source.slice(base.start, base.end);
  const words = wordsOf(base);
  if (words.length < 2 || words.length > maxWords || base.nano || base.percent !== null) return null;
  if (cyrillicLetter.test(text) || otherLanguage.test(text) || sentenceWords(text) > 0) return null;
  for (let length = words.length - 1; length > 0; length -= 1) {
    const behind = known(part(base, words, words.length - length, words.length));
    if (behind && beginsAnew(base, words, words.length - length, behind))
      return [...rest(part(base, words, 0, words.length - length)), behind];
    const front = known(part(base, words, 0, length));
    if (front && endsThere(base, words, length)) return [front, ...rest(part(base, words, length, words.length))];
  }
  return null;
}

const rest = (base: PieceInText): Found[] => besideDamaged(base) ?? besideUnknown(base) ?? [found(base, null, 'unknown')];

function known(base: PieceInText): Found | null {
  const text = base.source.slice(base.start, base.end);
  if (keyOf(text).length < shortestKnown || peptide.test(text) || !isInci(base.dictionary.lexicon, text)) return null;
  return oneName(base, text);
}

const isInci = (lexicon: Lexicon, text: string) => [text, withoutBrackets(text)].some((name) => identify(lexicon, name)?.match === 'exact');

const isApart = ({ source }: PieceInText, words: readonly Word[], cut: number) =>
  /^\s+$/.test(source.slice(words[cut - 1]?.bracketEnd, words[cut]?.start));

/** No name ends like that one, its first word stands in the middle of hardly any, and the word in front of it goes on in none. */
function beginsAnew(base: PieceInText, words: readonly Word[], cut: number, { id }: Found): boolean {
  const { lexicon } = base.dictionary;
  const wordAt = (i: number) => base.source.slice(words[i]?.start, words[i]?.end).toLowerCase();
  const before = wordUse(lexicon, wordAt(cut - 1));
  const isRoot = vocabulary(lexicon).has(wordAt(cut - 1)) ? before.last <= before.first : root.test(wordAt(cut - 1));
  const { inside, first } = wordUse(lexicon, wordAt(cut));
  return isApart(base, words, cut) && !isRoot && inside * rarelyInside <= first && !endsLonger(lexicon, lexicon.incis[id ?? -1] ?? '');
}

const beginsNone = (lexicon: Lexicon, name: string) => wordUse(lexicon, name).first === 0 && !goesOn(lexicon, keyOf(name));

/** A whole name that none goes on from, and behind it no word that rather ends names. */
function endsThere(base: PieceInText, words: readonly Word[], cut: number): boolean {
  const { lexicon } = base.dictionary;
  const wordAt = (i: number) => base.source.slice(words[i]?.start, words[i]?.end);
  const next = wordAt(cut);
  const { first, last } = wordUse(lexicon, next);
  return (
    isApart(base, words, cut) &&
    last <= first &&
    !furtherWord.test(next) &&
    !classOf.test(wordAt(words.length - 1)) &&
    identify(lexicon, next) === null &&
    (isComplete(base, words, cut) || (cut === 1 && beginsNone(lexicon, wordAt(0))))
  );
}
