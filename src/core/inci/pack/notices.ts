import { knownPieces } from '../layout/known-pieces.ts';
import { startsKnown } from '../layout/starts-known.ts';
import { keyOf } from '../names/fold.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { withoutBrackets } from '../pieces/attributes.ts';
import { trimmedText } from '../pieces/found.ts';
import { sentinel } from '../pieces/list/split.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf, matchesOfAny } from '../text/matches.ts';
import { isPromise } from './absences.ts';
import { fluorideNotice, fluorideSentence, foodNotice } from './food-and-fluoride.ts';
import { footer } from './footers.ts';
import { anyHeading } from './heading-patterns.ts';
import { holdsName } from './makers.ts';
import { namesAgain } from './names-again.ts';
import { unlistedFluoride } from './unlisted-fluoride.ts';

const listed = /(?<![\p{L}])(?:contains?|contient|contiene|enth[aä]lt|содержит)\s?:/giu;

/** "May contain traces of nuts, contains: Limonene": the notice ends where names begin. */
function goesOn(lexicon: Lexicon, notice: string): number {
  if (!notice.includes(':')) return notice.length;
  const next = matchesOf(listed, notice).find(({ index, 0: found }) => index > 0 && startsKnown(lexicon, notice, index + found.length));
  return next?.index ?? notice.length;
}

/** Where the bracket ends that the offset stands in; null outside brackets. */
function endOfBracket(text: string, at: number): number | null {
  const open = Math.max(text.lastIndexOf('(', at), text.lastIndexOf('[', at));
  const close = open < 0 ? -1 : text.slice(open).search(/[)\]]/) + open;
  return close > at ? close : null;
}

/** UTF-16 units. */
const longestOpening = 60;

/** "[How to use] After cleansing": not only what stands in the brackets. */
const headsDirections = /^\[(?:how|direct|us(?:e|age)|warn|caut|prec|instr)/i;

/** "Hamamelis Virginiana Water (contains 14% Alcohol)" tells of an ingredient. */
const containsKnown = (lexicon: Lexicon, remark: string): boolean => {
  const inside = /^contains?\s+(.+)$/i.exec(remark)?.[1];
  return inside !== undefined && identify(lexicon, inside.replace(/\d+(?:[.,]\d+)?\s?%/, ' ')) !== null;
};

const openedBehindStop = /(?:[.!?]\s+|\n\s*|\u0080)(\p{Lu}[^,;•|()[\]\n\u0080]{0,50})$/u;

/** "Highly flammable", "Cuidados de conservação: conservar …": what stands between the last stop and such words is of the same sentence. */
function beginOf(lexicon: Lexicon, text: string, at: number): number {
  const front = openedBehindStop.exec(text.slice(Math.max(0, at - longestOpening), at))?.[1] ?? '';
  return front !== '' && !holdsName(lexicon, front) ? at - front.length : at;
}

const mostNameWords = 6;
/** "Sin parabenos", "with a touch of honey": a name behind such a word belongs to the sentence. */
const bindsName = /(?:^|[\s('’])(?:\p{Ll}{1,3}|sans|with(?:out)?|ohne|senza|zonder|from|dans|para|avec)\s+$/u;
/** "External use only. Ingrebients: Aqua" */
const behindStop = /[:.]\s+$/;

/** Where in a notice the next name of the list begins: "Made in Korea" and the list on the next line, "Made in the USA Cetyl Alcohol". The notice's length when there is none. */
function beforeName(lexicon: Lexicon, notice: string): number {
  const line = notice.indexOf('\n');
  if (line > 0 && startsKnown(lexicon, notice, line)) return line;
  const starts = [...notice.matchAll(/\s+/g)].map(({ index, 0: blank }) => index + blank.length);
  const lastName = (end: number) => {
    const isName = (at: number) => {
      const name = notice.slice(at, end);
      return keyOf(name).length > (behindStop.test(notice.slice(0, at)) ? 3 : 4) && isOneName(lexicon, name);
    };
    return starts
      .filter((at) => at < end)
      .slice(-mostNameWords)
      .find((at) => isName(at) && !bindsName.test(notice.slice(0, at)));
  };
  let from = notice.length;
  for (let at = lastName(from); at !== undefined; at = lastName(from)) from = at;
  return from;
}

/** With what it is in a bracket or behind a slash: "Aqua (Water)", "Aqua/Eau". */
function isOneName(lexicon: Lexicon, name: string): boolean {
  if (identify(lexicon, name)) return true;
  if (name.startsWith('(')) return false;
  if (name.includes(')') && identify(lexicon, withoutBrackets(name))) return true;
  const parts = name.split('/');
  return parts.length > 1 && parts.every((part) => identify(lexicon, part));
}

/** "Oryza Sativa (Rice) Starch" */
const innerBracket = /\s\([^()]*\)(?=\s\p{L})/gu;

/** What stands behind a list or between its names: directions, warnings, addresses. */
export function takeFooters(lexicon: Lexicon, masked: MaskedText): void {
  for (const match of matchesOfAny(footer, masked.text)) {
    if (masked.text[match.index] === sentinel) continue;
    const next = masked.takenOut
      .filter(({ start, why }) => start > match.index && (why === 'heading' || why === 'section'))
      .sort((a, b) => a.start - b.start)[0];
    const whole = next?.start ?? masked.text.length;
    const inBracket = headsDirections.test(masked.text.slice(match.index - 1, match.index + 9))
      ? null
      : endOfBracket(masked.text, match.index);
    if (inBracket !== null && containsKnown(lexicon, masked.text.slice(match.index, inBracket))) continue;
    const end = Math.min(inBracket ?? whole, match.index + goesOn(lexicon, masked.text.slice(match.index, whole)));
    const piece = /^[^,;•|\u0080]*/.exec(masked.text.slice(match.index))?.[0] ?? '';
    if (identify(lexicon, piece) || isPromise(lexicon, trimmedText(piece))) continue;
    const behind = masked.text.slice(match.index + piece.length, end);
    const stillAList = knownPieces(lexicon, behind.replaceAll('. ', ', ').replace(innerBracket, ' ')) >= 3;
    let from = beginOf(lexicon, masked.text, match.index);
    for (const names of stillAList ? [] : namesAgain(lexicon, masked.text.slice(0, from), masked.text.slice(match.index, end))) {
      masked.take(from, match.index + names.start, 'footer');
      from = match.index + names.end;
    }
    masked.take(from, stillAList ? match.index + beforeName(lexicon, piece) : end, 'footer');
  }
}

export function takeFoodNotices(masked: MaskedText): void {
  for (const { index, 0: notice } of matchesOfAny(foodNotice, masked.text)) masked.take(index, index + notice.length, 'footer');
}

/** "Olaflur" brings it too. */
const fluoride = /fluor|flur(?![a-z])|фтор/i;

/** A notice in front of the list ends where its heading begins. */
function lengthOf(notice: string): number {
  const heading = notice.slice(1).search(anyHeading);
  return heading < 0 ? notice.length : heading + 1;
}

/** So many names in front make a list, of which the notice is the end. */
const leastInFront = 3;

/** The notice names a fluoride once more; where nothing in front does, it is what tells of it. */
export function takeFluorideNotices(lexicon: Lexicon, masked: MaskedText): void {
  if (!fluoride.test(masked.text)) return;
  const first = masked.text.search(fluoride);
  for (const match of matchesOfAny(fluorideNotice, masked.text)) {
    const [start, end] = [match.index, match.index + lengthOf(match[0])];
    const front = masked.text.slice(0, start);
    const isFirst = first >= start;
    if (isFirst && knownPieces(lexicon, front) < leastInFront) continue;
    const unlisted = unlistedFluoride(lexicon, front, masked.text.slice(start, end));
    if (isFirst && !unlisted) continue;
    masked.take(start, unlisted ? start + unlisted.start : end, 'footer');
    if (unlisted) masked.take(start + unlisted.end, end, 'footer');
  }
  for (const { index, 0: said } of matchesOfAny(fluorideSentence, masked.text))
    if (first < index && !startsKnown(lexicon, masked.text, index)) masked.take(index, index + lengthOf(said), 'footer');
}
