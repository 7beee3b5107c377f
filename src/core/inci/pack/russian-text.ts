import { knownPieces } from '../layout/known-pieces.ts';
import { isTitle } from '../layout/product-kinds.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { trimmedText } from '../pieces/found.ts';
import { sentinel } from '../pieces/list/split.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { cyrillicLetter } from '../text/prepare.ts';
import { isMostlyProse, isRussianSentence } from './prose.ts';

/** Ends of sentences; a stop behind an abbreviation or a number ends none. */
const sentenceEnd =
  /(?<!(?:^|[^\p{L}])(?:экстр|экст|эф|гидр|гидрол|вит|раст|дист|об|масс?|т|д|п|см|напр|проч|др|к-т))[.!?]+(?=\s|$)|\n|\u0080/giu;

const also = /(?<!\p{L})а\s+так(?:же|\sже|ож|сама)(?!\p{L})/giu;
/** "масло ши, а также воск": it parts names and is of none. */
export function takeAlso(masked: MaskedText): void {
  masked.text = masked.text.replace(also, (words) => sentinel.repeat(words.length));
}

/** Sentences around and between the names, in which no ingredient stands alone between commas. */
export function takeSentences(lexicon: Lexicon, masked: MaskedText): void {
  const { text } = masked;
  let from = 0;
  for (const end of [...matchesOf(sentenceEnd, text).map(({ index, 0: mark }) => index + mark.length), text.length]) {
    const sentence = text.slice(from, end);
    if (
      (isRussianSentence(sentence) ||
        (from === 0 && isTitleOfLatin(sentence, text.slice(sentence.length))) ||
        (from > 0 && (isAside(sentence) || (titleOfWords.test(sentence) && isTitle(withoutStop(sentence)))))) &&
      knownPieces(lexicon, sentence.replaceAll(':', ',')) === 0
    )
      masked.take(from, from + sentence.replace(/\u0080$/, '').length, 'footer');
    from = end;
  }
}

/** "Глицерин - увлажняет кожу", "Масло ши (Butyrospermum Parkii Butter): питает". */
const explained =
  /([^:,().;•\n\u0080]{3,60}?)(?:\([^()]*\))?(?:\s-|:)\s+(\p{L}(?:[^.,:;!•\n\u0080]|\.(?=\S)|,(?![^.,;\n]{3,60}(?:\s-|:)\s))+)(?!:)/gu;

/** What a text tells of its names, each in a sentence of its own: the names stay, where no list stands beside them. */
export function takeExplanations(lexicon: Lexicon, masked: MaskedText): void {
  const rows = matchesOf(explained, masked.text).filter(
    ([, name = '', said = '']) =>
      isMostlyProse(said.replace(/\s.*/s, '')) &&
      !/%|\s-\s/.test(said) &&
      knownPieces(lexicon, said) === 0 &&
      identify(lexicon, trimmedText(name)),
  );
  if (rows.length === 0 || knownPieces(lexicon, masked.text) >= leastNames) return;
  for (const { index, 0: row, 2: said = '' } of rows)
    masked.take(index + row.slice(0, -said.length).replace(/[\s:-]+$/, '').length, index + row.length, 'footer');
}

const latinLetter = /[a-z]/i;
/** "Соль морская с маслом лаванды. Sodium Chloride, …": no other name of the list is in Russian. */
const isTitleOfLatin = (sentence: string, rest: string) =>
  /^[^,;]*\p{L}{2}[^,;]*\.\s*$/u.test(sentence) && !latinLetter.test(sentence) && !cyrillicLetter.test(rest) && latinLetter.test(rest);

/** "Мыло." may stand for an ingredient. */
const titleOfWords = /\p{L}\s+\S*\p{L}/u;
const withoutStop = (sentence: string) => sentence.replace(/[\s\u0080.!]+$/, '');

/** "Двухфазное средство": a word or two behind the list that speak of the product. */
const isAside = (sentence: string) => /^[^,;]*\p{L}[^,;]*[,;]?[\s\u0080.]*$/u.test(sentence) && isMostlyProse(sentence);

const behindLatin = /[\u0370-\uffff]/;
const otherScript = /(?![a-z\u0400-\u04ff\u00c0-\u024f])\p{L}/iu;
/** A segment without a Latin or Cyrillic letter, long enough for several names. */
const foreignSegment = /[^a-z\u00c0-\u024f\u0400-\u04ff\u0080]{30,}/giu;
const leastSeparators = 2;
/** The number of the colour in front of it. */
const number = /^\s*\d[\d:]*/;

/** The list once more in a script that is not read, behind the one that is. A single name in such a script stays: it is one that is not read. */
export function takeForeign(masked: MaskedText): void {
  if (!behindLatin.test(masked.text) || !otherScript.test(masked.text)) return;
  for (const { index, 0: segment } of matchesOf(foreignSegment, masked.text))
    if (otherScript.test(segment) && segment.split(/[,;،、，.:\n]/u).length > leastSeparators)
      masked.take(index + (number.exec(segment)?.[0].length ?? 0), index + segment.length, 'not-latin');
}

const cyrillicLetters = /[\u0400-\u04ff]/g;
const latinLetters = /[a-z]/gi;
const countOf = (letters: RegExp, text: string) => matchesOf(letters, text).length;
/** A translation has about as many names as what it translates. */
const leastShare = 0.6;
const leastNames = 3;
const lineAndNext = /[^\n\u0080]+(?=\n([^\n\u0080]+))/g;

/**
 * A pack often prints its list twice, in Russian and in Latin, each with a heading or in a paragraph of its own: then the Latin one is read.
 * Of two in Cyrillic letters, as in Kazakh and Russian, that of which more is known is read.
 */
export function takeTranslation(lexicon: Lexicon, masked: MaskedText): void {
  const borders = masked.takenOut.filter(({ why }) => why === 'heading').flatMap(({ start, end }) => [start, end]);
  for (const { index } of matchesOf(/\n\s*\n/g, masked.text)) borders.push(index);
  for (const { index, 0: line, 1: next = '' } of matchesOf(lineAndNext, masked.text))
    if (namesIn(line).length >= leastNames && areTranslations(lexicon, namesIn(line), namesIn(next))) borders.push(index + line.length);
  if (borders.length === 0) return;
  const ordered = [...new Set([0, ...borders, masked.text.length])].sort((a, b) => a - b);
  const lists = ordered.slice(1).flatMap((end, i) => {
    const start = ordered[i] ?? 0;
    const text = masked.text.slice(start, end);
    const recognised = knownPieces(lexicon, text);
    const pieces = namesIn(text);
    return pieces.length < leastNames
      ? []
      : [{ start, end, pieces, recognised, isRussian: countOf(cyrillicLetters, text) > 4 * countOf(latinLetters, text) }];
  });
  const read = lists.filter(({ recognised }) => recognised >= leastNames);
  const latin = Math.max(0, ...read.filter(({ isRussian }) => !isRussian).map(({ pieces }) => pieces.length));
  const russian = read.filter(({ isRussian }) => isRussian).sort((a, b) => b.recognised - a.recognised);
  const translations = [
    ...russian.filter(
      ({ pieces }, i) =>
        latin >= pieces.length * leastShare || russian.slice(0, i).some((better) => areTranslations(lexicon, better.pieces, pieces)),
    ),
    ...lists.filter(
      ({ isRussian, recognised, pieces }) =>
        isRussian && recognised < leastNames && read.some((one) => isHardlyRead(recognised, pieces, one.pieces)),
    ),
  ];
  for (const { start, end } of translations) masked.take(start, end, 'not-latin');
}

const namesIn = (text: string) => text.split(/[,;\n]/).filter((piece) => /\p{L}/u.test(piece));

/** In a language of which hardly a name is read, beside a list of as many that is: "Құрамы: …, Состав: …". */
const isHardlyRead = (recognised: number, pieces: readonly string[], others: readonly string[]) =>
  pieces.length === others.length && recognised * 2 <= pieces.length;

/** As many names, most of which are the same in the same place. */
function areTranslations(lexicon: Lexicon, some: readonly string[], others: readonly string[]): boolean {
  const idOf = (name = '') => identify(lexicon, trimmedText(name))?.id;
  const alike = some.filter((name, i) => idOf(name) !== undefined && idOf(name) === idOf(others[i]));
  return some.length === others.length && alike.length >= some.length * leastShare;
}
