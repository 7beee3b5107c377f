import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { endsLonger, goesOn, type Lexicon, vocabulary, wordUse } from '../../names/lexicon.ts';
import { sentenceWords } from '../../pack/prose.ts';
import { cyrillicLetter } from '../../text/prepare.ts';
import { withoutBrackets } from '../attributes.ts';
import { oneName } from '../brackets/brackets.ts';
import { type Found, found, type PieceInText } from '../found.ts';
import { isComplete } from '../several/longer-name.ts';
import { namesInARow } from '../several/names-in-a-row.ts';
import { part, type Word, wordsOf } from '../several/words.ts';
import { besideDamaged } from './beside-damaged.ts';
import { isNoPart } from './no-part.ts';

const maxWords = 12;
/** Letters of a name that is believed beside something that nobody knows. */
const shortestKnown = 9;
/** Letters of one of several words, which is not often met inside others. */
const shortestAlone = 12;
/** "Foobarium-79" may be part of the name behind it. */
const numbered = /\d-|-\d/;
/** Where so many more names begin with a word than have it in the middle, a name begins with it. */
const rarelyInside = 5;
/** What a salt holds of water, and what was done to an oil, are no further names. */
const furtherWord = /hydrate?$|^h[iy]dro[gl]/i;
/** A derivative of what stands in front: "Citronellal Dimethyl Acetal", "Galactose Dehydrogenase". */
const derivedLast = /(?:acetals?|oximes?|isomers|dehydrogenase|methylsilanol|endoperoxide|trioside|(?<=succinoyl )\S+peptide-\d+|hbr)$/i;
/** Behind a single word its salt or ester: "Silanetriol Lysinate", "Hexanediol Disalicylate". */
const salified = /^\p{L}+\s\p{L}{5,}(?:ate|amide)$/iu;
/** What a name of several words goes on from: "Alaninamido Ornithine", "PPG-6 Trideceth-8". */
const root = /(?:yl|[^aeiou]o|(?<!phen)oxy|ated|ine|cyclic)$|^(?:peg|ppg|poly\p{L}*|s[hr]?|rh?|c\d\d)-/iu;
/** "Camelina Sativa Seed Oil Ethyl Esters" is none of the oil. */
const classOf = /(?:esters?|amides|estolides|saponified|acetylated|ether|silanetriol|chloride|acid)$/i;
/** Behind a salt or an acid such a word is none of its name: "Disodium EDTA Acid", "Citric Acid Alcohol". */
const salt = /(?:ate|ide|acid|edta)$/i;
const onlyEnds = /^(?:acid|alcohol|gum|juice|water)$/i;
const water = /^water$/i;
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
    const cut = words.length - length;
    const behind = known(base, part(base, words, cut, words.length));
    if (behind && beginsAnew(base, words, cut, behind)) return withRest(base, behind, part(base, words, 0, cut));
    const front = known(base, part(base, words, 0, length));
    if (front && endsThere(base, words, length)) return withRest(base, front, part(base, words, length, words.length));
  }
  return behindRow(base, words);
}

/** So many known names with nothing between them are a list without commas; of long INCI names one less. */
const fewestInRow = 3;
const areLong = ({ lexicon }: PieceInText['dictionary'], names: readonly Found[]) =>
  names.length === fewestInRow - 1 &&
  names.every(({ id, match }) => match === 'exact' && keyOf(lexicon.incis[id ?? -1] ?? '').length >= shortestAlone);

const slashed = /[/\\]/;

/** "Silica Trihydroxystearin Methicone Foobaryl Behenate": known names in a row, and the rest. */
function behindRow(base: PieceInText, words: readonly Word[]): Found[] | null {
  for (let cut = words.length - 1; cut >= fewestInRow; cut -= 1) {
    const { first, last } = wordUse(base.dictionary.lexicon, base.source.slice(words[cut]?.start, words[cut]?.end));
    const names = isApart(base, words, cut) && last <= first ? namesInARow(part(base, words, 0, cut)) : null;
    const isRow = names?.every(({ start }, n) => !slashed.test(base.source.slice(names[n - 1]?.end ?? start, start)));
    if (names && isRow && (names.length >= fewestInRow || areLong(base.dictionary, names)))
      return [...names, found(part(base, words, cut, words.length), null, 'unknown')];
  }
  return null;
}

const aWord = /\p{L}{2}/u;

/** A name and what else stands there, unless that is a stray letter or number. */
function withRest(base: PieceInText, name: Found, other: PieceInText): Found[] {
  const text = other.source.slice(other.start, other.end);
  if (!aWord.test(text)) return [found(base, name.id, 'corrected', name.components)];
  const isInFront = other.start < name.start;
  // "Dimethicone Fragrance": of water and of what stands in front of a scent it was never doubted what it is.
  const plain = water.test(text) || (isInFront && isNoPart(base, name)) ? oneName(other, text) : null;
  if (plain && (water.test(text) || plain.match === 'exact')) return isInFront ? [plain, name] : [name, plain];
  const others = besideDamaged(other) ?? besideUnknown(other) ?? [found(other, null, 'unknown')];
  return isInFront ? [...others, name] : [name, ...others];
}

function known(whole: PieceInText, base: PieceInText): Found | null {
  const text = base.source.slice(base.start, base.end);
  if (isNoPart(whole, base)) return oneName(base, text);
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
  if (!isApart(base, words, cut)) return false;
  return (
    isNoPart(base, part(base, words, cut, words.length)) ||
    (!isRoot &&
      (inside * rarelyInside <= first || standsAlone(lexicon, wordAt(cut - 1), lexicon.incis[id ?? -1] ?? '')) &&
      !endsLonger(lexicon, lexicon.incis[id ?? -1] ?? ''))
  );
}

/** "Glycerubn Cetyl Alcohol": behind a word of no name, several that no other name holds together. */
const standsAlone = (lexicon: Lexicon, before: string, name: string): boolean =>
  name.includes(' ') &&
  keyOf(name).length >= shortestAlone &&
  !vocabulary(lexicon).has(before) &&
  !(/\p{L}/u.test(before) && (numbered.test(before) || furtherWord.test(name))) &&
  !lexicon.incis.some((inci) => inci.includes(` ${name} `));

const beginsNone = (lexicon: Lexicon, name: string) => wordUse(lexicon, name).first === 0 && !goesOn(lexicon, keyOf(name));

/** A whole name that none goes on from, and behind it no word that rather ends names. */
function endsThere(base: PieceInText, words: readonly Word[], cut: number): boolean {
  const { lexicon } = base.dictionary;
  const wordAt = (i: number) => base.source.slice(words[i]?.start, words[i]?.end);
  const next = wordAt(cut);
  const { first, last } = wordUse(lexicon, next);
  if (!isApart(base, words, cut)) return false;
  if (isNoPart(base, part(base, words, 0, cut))) return true;
  if (cut === words.length - 1 && onlyEnds.test(next) && salt.test(wordAt(cut - 1))) return true;
  const whole = base.source.slice(base.start, base.end);
  return (
    last <= first &&
    !furtherWord.test(next) &&
    !classOf.test(wordAt(words.length - 1)) &&
    !derivedLast.test(whole) &&
    !salified.test(whole) &&
    identify(lexicon, next) === null &&
    (isComplete(base, words, cut) || (cut === 1 && beginsNone(lexicon, wordAt(0))))
  );
}
