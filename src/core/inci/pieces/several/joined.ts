import { longPattern } from '#core/long-pattern.ts';
import { identify } from '../../names/identify.ts';
import { isPromise } from '../../pack/absences.ts';
import { bracketedAnd, openAnd } from '../../text/bracketed-and.ts';
import { matchesOf } from '../../text/matches.ts';
import { cyrillicLetter } from '../../text/prepare.ts';
import { oneName } from '../brackets/brackets.ts';
import { fuzzy } from '../damaged/repair.ts';
import { type Found, found, type PieceInText, stretch } from '../found.ts';
import { isBareHead } from '../list/heads.ts';
import { bracketEnds } from '../list/split.ts';
import { isFunction } from './function-words.ts';
import { namesInARow, severalBeforeBracket } from './names-in-a-row.ts';
import { endsShortForm, isBrokenName } from './signs-in-names.ts';

/** The words for "and" in the languages of labels, with the bracket that may have lost its end, "and/or" in one or two of them, and the sign. */
export const and = new RegExp(
  longPattern`
    \s*(?:${bracketedAnd}|${openAnd}|\s&\s|(?<=\s)and\/or(?:\set\/ou)?(?=\s)|
    (?<=\s)"?(?:and|et|und|и|та|і|және|ды|sowie|oraz)"?(?=\s)|\s\+\s)\s*
  `,
  'giu',
);
/** A full stop, a colon or a dash behind a name. */
export const stop =
  /(?<!(?:\bdenat|\bno|\bspp?|\bext|\bvar|\bconc|(?<!\d{4})\d))\.\s*(?=\*{0,3}[\p{Lu}(])|(?<=denat)\.(?=\p{L}{4})|(?<=[a-z]{4})\.(?:\s+(?=\d{2})|\s*(?=\d,\d))|:(?:\s+|(?<=[а-яё]:)(?=\p{L}{3}))|\s-\s/giu;

/** "Litsea Cubeba Fruit Oil*Parfum": the mark of a footnote right in front of a word, behind the name that it belongs to. */
export const mark = /(?<=[\p{L})]\*{1,3})(?=\p{L}{3})/gu;

/** "CI 19140/Yellow 5-CI 14700/Red 4": a hyphen in front of the number of a colour. */
export const beforeColour = /\s*-\s*(?=C\.?I\.?\s?\d{5})/gi;

/** Reads a part between two signs that is not one name. */
type Within = (part: PieceInText) => Found[] | null;

/** Several names with signs between them; without a reader for the parts that are not one name all of them must be known. */
export function joined(base: PieceInText, separator: RegExp, within: Within | null = null): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const separators = matchesOf(separator, raw);
  if (separators.length === 0) return null;
  const ends = bracketEnds(base.source, base.start, base.end);
  const inside = (at: number) => [...ends].some(([open, close]) => at > open - base.start && at < close - base.start);
  const apart = separators.filter(
    (match) => (!inside(match.index) || /^\s*\(/.test(match[0])) && !endsShortForm(base.dictionary.lexicon, raw, match),
  );
  const whole = apart.filter(
    (cut, n) => cut[0] !== ' - ' || !(isBrokenName(base.dictionary.lexicon, raw, apart, n) || isBrokenSlip(base, raw, apart, n)),
  );
  if (whole.length === 0) return null;
  return (whole.length < apart.length && joinedAt(base, whole, within)) || joinedAt(base, apart, within);
}

const longestBroken = 60;

/** "Sodium Monofluoro - oSphate": a name that is broken and damaged, where neither part is one. */
function isBrokenSlip(base: PieceInText, raw: string, signs: readonly RegExpExecArray[], n: number): boolean {
  const [last, sign, next] = [signs[n - 1], signs[n], signs[n + 1]];
  const from = last ? last.index + last[0].length : 0;
  const to = next?.index ?? raw.length;
  if (!sign || to - from > longestBroken) return false;
  const [front, behind] = [raw.slice(from, sign.index), raw.slice(sign.index + sign[0].length, to)];
  if (/\s/.test(behind.trim()) || [front, behind].some((side) => identify(base.dictionary.lexicon, side))) return false;
  const part = stretch(base, base.start + from, base.start + to);
  return part !== null && fuzzy(part, front + behind) !== null && fuzzy(part, behind) === null;
}

/** What surely stands between two names, known or not: "(and)", "&", "and/or". */
const partsUnknown = /^\s*(?:\(|&|and\/or)/i;
/** "Essential & Fragranced Oils": of both sides of the sign. */
const pluralLast = /\s(?:oils|extracts|butters|waxes|proteins|vitamins|acids|salts)\W*$/i;

/** A shorter name in front of a full stop may be a short form: "Mel. alternifolia". */
const shortestInFront = 4;

function joinedAt(base: PieceInText, cuts: readonly RegExpExecArray[], within: Within | null): Found[] | null {
  if (cuts.length === 0) return null;
  const raw = base.source.slice(base.start, base.end);
  const { lexicon } = base.dictionary;
  const results: Found[] = [];
  let from = 0;
  let knownParts = 0;
  let notNames = 0;
  let codes = 0;
  let sign = '';
  for (const cut of [...cuts, null]) {
    const part = stretch(base, base.start + from, base.start + (cut ? cut.index : raw.length));
    const isSameAgain = sign === '-';
    sign = cut?.[0].trim() ?? '';
    from = cut ? cut.index + cut[0].length : from;
    if (!part) continue;
    const text = part.source.slice(part.start, part.end);
    // "аминокислоты: глицин, …": the kind of what follows, although it is a name too.
    const one =
      cut?.[0].startsWith(':') && (isFunction(lexicon, text) || (cyrillicLetter.test(text) && isBareHead(`${text}:`)))
        ? null
        : oneName(part, text);
    if (!one && !/\p{L}{2}|(?<!\d)\d{5}(?!\d)/u.test(text)) {
      if (/\d{4}/.test(text)) codes += 1;
      continue;
    }
    const parts = one
      ? (severalBeforeBracket(part, one) ?? [one])
      : (namesInARow(part) ?? within?.(part) ?? [fuzzy(part, text) ?? found(part, null, 'unknown')]);
    knownParts += parts.filter(({ id }) => id !== null).length;
    // "Niacinamide - Vitamin B3"
    if (isSameAgain && one?.id != null && one.id === results.at(-1)?.id) continue;
    if (isPromise(lexicon, text) || isFunction(lexicon, text)) notNames += 1;
    results.push(...parts);
  }
  // A promise behind the last name and a function in front of the first are no unknown names; the reader leaves them out.
  const unknown = results.filter(({ id }) => id === null).length - notNames;
  const mayBeUnknown = partsUnknown.test(cuts[0]?.[0] ?? '') && (cuts[0]?.[0].includes('(') || !pluralLast.test(raw));
  if (results.length + codes > 1 && knownParts > 0 && (within === null ? unknown === 0 || mayBeUnknown : unknown <= knownParts))
    return results;
  // "Parfum. 4.5/5 (120 reviews)": the name in front of the stop is one, whatever the rest says.
  const [first, cut] = [results[0], cuts[0]];
  const rest =
    within && cut?.[0].startsWith('. ') && (first?.match === 'exact' || first?.match === 'synonym') && cut.index > shortestInFront
      ? stretch(base, base.start + cut.index + cut[0].length, base.end)
      : null;
  return rest && first ? [first, found(rest, null, 'unknown')] : null;
}
