import { withLetters } from '#core/letters.ts';
import { oncePer } from '#core/remembered.ts';
import { knownPieces } from '../layout/known-pieces.ts';
import { startsKnown } from '../layout/starts-known.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { trimmedText } from '../pieces/found.ts';
import { sentinel } from '../pieces/list/split.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';

/** "Free from parabens, alcohol and mineral oil": what a product lacks. */

/** Patterns of the words of data/rules/label-words.yaml; null in a dictionary without them. */
const patterns = oncePer(({ words: { verbs, openers, joints, added, things, praises } }: Lexicon) => {
  if (!things) return null;
  const absence = `(?:${verbs}|${openers})`;
  const thing = `(?:(?:${added}) ?)*(?:${things})\\p{L}*`;
  return {
    praise: withLetters(`^(?:${praises})$`, 'iu'),
    /** Without classes of letters, which make a search slow. */
    mayLack: new RegExp(`(?<![a-z])${absence}[\\s:]|${behindAll}`, 'i'),
    opening: withLetters(`(?<![\\p{L}\\d]|\\p{L}-)${absence}(?:\\s?:\\s*|(?=\\s))`, 'giu'),
    verb: new RegExp(`^(?:${verbs}|(?:without|без)(?=\\s?:))`, 'iu'),
    again: new RegExp(`^${absence}\\s?:?\\s`, 'iu'),
    between: new RegExp(`\\s*[,;•|/\\n]\\s*(?:(?:${joints})\\s)?|\\s(?:${joints})\\s`, 'giu'),
    thing: withLetters(`^${thing}(?<more>(?: \\p{L}+){0,2})$`, 'iu'),
    claim: withLetters(
      `^(?:(?:${absence}|n[io]n?|nor)\\s+${thing}(?<rest>[^\\d]*)|(?:${thing}|oil|cruelty|plastic|linalool|limonene)[\\s-]?(?:free|vrij|frei|fri)(?:\\s(?:packaging|formula|product))?|${thing}\\s?:?\\s0\\s?%)$`,
      'iu',
    ),
  };
});

/** What says it behind all that is lacking: "Paraben, alcohol and fragrance free." In Turkish no list ends so. */
const behindAll = '(?:[iİ]\u0307?çermez|bulunmaz|yoktur|free|frei|vrij)';
const closing = new RegExp(`[\\s-]?${behindAll}(?=\\s*(?:[.!\\n\\u0080]|$))`, 'giu');
const ends = ['. ', '! ', '\n', sentinel];
const subjectOf = /^\s*(?:it|this \p{L}+) is /iu;
/** A comma in front of a line break goes on, and so does a bullet behind it; a mark in front of a footnote ends it, and a colon in front of water begins the list. */
const sentenceEnd = /[.!?](?=\s(?!\/)|\u0080|$)|\*+(?=\s+\*)|(?<![,;]\s*)\n(?!\s*[-•*])|\u0080|:(?=\s*(?:aqua|water|eau|вода)(?!\p{L}))/iu;
/** "This formula", «Средство»: what it is said of. */
const subject = /(?:^|[.!;:\n\u0080*•)"“«-])\s*((?:\p{L}+\s){0,3})$/u;
const leastInList = 2;
/** So many names behind what is surely lacking are a list that goes on. */
const leastGoingOn = 3;
const manyGoingOn = 6;
const fewWords = /^\P{L}*(?:[\p{L}'-]+ ?){1,4}$/u;
const startsSmall = /^\P{L}*\p{Ll}/u;
const capitalBehindComma = /[,;]\s*\p{Lu}/u;

type Patterns = NonNullable<ReturnType<typeof patterns>>;

interface Said {
  readonly start: number;
  readonly end: number;
  /** It is what packs boast to lack. */
  readonly isThing: boolean;
  /** Or it must lack too, by a word in front of it. */
  readonly isShunned: boolean;
  /** It has no word of absence of its own and no "or" in front of it, so that it may begin names again. */
  readonly isName: boolean;
  readonly isWater: boolean;
  readonly isSmall: boolean;
}

/** A piece between commas that only says what is lacking: "paraben-free", "ohne Silikone". */
function saysAbsence(lexicon: Lexicon, piece: string): boolean {
  const said = patterns(lexicon)?.claim.exec(piece);
  // "Non-GMO Vitamin E", "no added fragrance Glycerin"
  return said != null && !identify(lexicon, piece) && !identify(lexicon, said.groups?.['rest']?.trim() ?? '');
}

/** A promise that is a piece of its own between the names: "vegan", "paraben-free", "dermatologically tested". */
export const isPromise = (lexicon: Lexicon, piece: string): boolean =>
  patterns(lexicon)?.praise.test(piece) === true || saysAbsence(lexicon, piece);

/** "What it doesn't have": what follows is lacking. */
export const deniesAll = (lexicon: Lexicon, front: string): boolean => patterns(lexicon)?.verb.test(front.trim()) === true;

function saidIn(lexicon: Lexicon, { between, again, thing }: Patterns, sentence: string, isOpened: boolean): Said[] {
  const said: Said[] = [];
  let start = 0;
  // Behind a verb the first is lacking, whatever it is.
  let isBound = isOpened;
  const add = (end: number) => {
    const part = sentence.slice(start, end);
    const name = trimmedText(part.replace(/\([^()]*\)/g, ' ').replace(again, ''));
    if (name === '') return;
    isBound ||= again.test(part);
    const found = thing.exec(name);
    // "Sulfates", "aluminium salts"; no longer name that begins so, like "Alcohol Denat.".
    const isThing = found !== null && (!found.groups?.['more'] || !identify(lexicon, name));
    const isShunned = isThing || (isBound && fewWords.test(name));
    const known = said.length > 0 && !isBound ? identify(lexicon, name) : null;
    const isWater = known !== null && lexicon.incis[known.id] === 'Aqua';
    said.push({ start, end, isThing, isShunned, isName: known !== null, isWater, isSmall: startsSmall.test(name) });
  };
  for (const { index, 0: separator } of matchesOf(between, sentence)) {
    add(index);
    start = index + separator.length;
    isBound = /[^\s,;•|/]/.test(separator);
  }
  add(sentence.length);
  return said;
}

/**
 * Such a sentence runs to its end while all that it names is what packs boast to lack. Where it does not, the list may go on in it: "No parabens, Parfum, Linalool".
 * Then what is surely no name of the list is left out, and a name or two behind a list stay unread.
 */
export function takeAbsences(lexicon: Lexicon, masked: MaskedText): void {
  const words = patterns(lexicon);
  if (!words?.mayLack.test(masked.text)) return;
  for (const { index, 0: opener } of matchesOf(words.opening, masked.text)) {
    const at = index + opener.length;
    if (masked.text[index] === sentinel) continue;
    const length = masked.text.slice(at).search(sentenceEnd);
    const end = length < 0 ? masked.text.length : at + length;
    const front = masked.text.slice(0, index);
    const who = subject.exec(front)?.[1];
    const isSentence = who !== undefined && (who === '' || !startsKnown(lexicon, who, 0));
    const from = isSentence ? index - who.length : index;
    const denies = words.verb.test(opener);
    const isBehindList = isSentence && knownPieces(lexicon, front) >= leastInList;
    const isSmall = capitalBehindComma.test(front) ? (one: Said) => one.isSmall : () => false;
    const said = saidIn(lexicon, words, masked.text.slice(at, end), denies);
    const other = said.findIndex(({ isShunned }) => !isShunned);
    const things = said.filter(({ isThing }) => isThing).length;
    // "Ohne Alkohol, Foo und Konservierungsstoffe"
    const endsInThing = said.at(-1)?.isThing === true && said.at(-1)?.isName === false && things * 2 >= said.length;
    const isWhole = other < 0 || (other > 0 && (endsInThing || (isBehindList && said.slice(other).every(isSmall))));
    // "Free from parabens, Alcohol Denat., Parfum, Lanolin": behind a verb of absence only water or many names are a list that goes on.
    const names = said.filter(({ isName }) => isName);
    const goesOn = names.length >= (denies ? manyGoingOn : leastGoingOn) || names.some(({ isWater }) => isWater);
    const isOnly =
      names.length > 0 &&
      !goesOn &&
      !/\p{L}/u.test(front) &&
      (end === masked.text.trimEnd().length || startsKnown(lexicon, masked.text, end));
    // "Water VEGAN Made without parabens, SLS or dyes": all of it is what packs boast to lack, and the last is no name.
    const isBoast = denies && other < 0 && endsInThing && things === said.length;
    if (isBoast || (isSentence && (isWhole || (denies && (opener.includes(':') || isOnly))))) {
      masked.take(from, end, 'footer');
      continue;
    }
    // Nothing tells where the list might go on: left to what is known of the ends of lists (footers.ts).
    if (denies && said[0]?.isThing === false && !isBehindList && !opener.startsWith('✗')) continue;
    const doubtful = said.findIndex((one) => !one.isShunned || (one.isName && !isSmall(one)));
    const sure = doubtful < 0 ? said : said.slice(0, doubtful);
    const last = sure.at(-1);
    if (!last || (!isSentence && sure.length === 1 && !denies)) continue;
    masked.take(from, at + last.end, 'footer');
    const rest = said.slice(sure.length);
    if (isBehindList && !goesOn)
      for (const { start, end: to } of rest)
        if (!isPromise(lexicon, trimmedText(masked.text.slice(at + start, at + to)))) masked.leaveUnread(at + start, at + to);
  }
  for (const { index, 0: word } of matchesOf(closing, masked.text)) {
    const from = Math.max(...ends.map((end) => masked.text.lastIndexOf(end, index - 1))) + 1;
    if (/[zr]$/.test(word.trim()) || knownPieces(lexicon, masked.text.slice(0, from)) >= leastInList)
      if (saidIn(lexicon, words, masked.text.slice(from, index).replace(subjectOf, ''), false).every(({ isShunned }) => isShunned))
        masked.take(from, index + word.length, 'footer');
  }
}
