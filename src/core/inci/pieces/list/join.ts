import { longPattern } from '../../../long-pattern.ts';
import { keyOf } from '../../names/fold.ts';
import { identify, identifyAfresh } from '../../names/identify.ts';
import { find, type Hit, type Lexicon, nameIs } from '../../names/lexicon.ts';
import { plantPart } from '../../names/plant-parts.ts';
import { withoutBrackets } from '../attributes.ts';
import type { Dictionary, Found } from '../found.ts';
import { resolvePiece } from '../resolve.ts';
import { isCommaLate } from './late-comma.ts';
import { digitEnds, isTurned, type PieceReading } from './piece-reading.ts';
import { type Piece, sentinel } from './split.ts';

const longestJoin = 4;
const shortestJoined = 5;
const locant = /^\s*(?:[NnOoSsPpDdLl]|\d{1,2}[ABab]?)'?\s*$/;
/** Right behind the comma. */
const onlyLocant = /^\d{1,2}[ABab]?'?$/;
const maxLocants = 16;
const digitStarts = /^\s?(?:\d{1,2}[ABab]?'?[-,]|[NnOo]'?-)/;
const startsWithDigit = /^\s*\d/;
const plainName = (text: string) => text.replace(/[*\s]+$/, '');

/** How many pieces from i on make one name: the dictionary decides, then locants that cannot stand alone. */
export function joinCount(
  dictionary: Dictionary,
  copy: string,
  pieces: readonly Piece[],
  readings: readonly PieceReading[],
  i: number,
): number {
  const { lexicon } = dictionary;
  const [first, reading] = [pieces[i], readings[i]];
  const most = Math.min(longestJoin, pieces.length - i);
  const waiting = first ? countOfWaiting(dictionary, copy, pieces, i) : 0;
  if (waiting > 0) return waiting;
  if (!first || !reading || most < 2) return 1;
  const firstText = copy.slice(first.start, first.end);
  const next = pieces[i + 1];
  const nextText = next ? copy.slice(next.start, next.end) : '';
  if (loneCation.test(firstText) && loneAnion.test(nextText) && copy[first.end] !== sentinel && isUnread(reading)) return 2;
  if (copy[first.end] === '|') return !reading.isName && identify(lexicon, `${firstText.replace(strayEnd, '')} ${nextText}`) ? 2 : 1;
  if (!',.\n-'.includes(copy[first.end] || ' ')) return 1;
  if (isTornChain(lexicon, firstText, reading, readings[i + 1])) return 2;
  // "PHENOXY - ETHANOL" where a line ended, in a list whose names stand between dashes.
  if (copy[first.end] === '-')
    return (reading.isName && readings[i + 1]?.isName) ||
      !(isWritten(find(lexicon, keyOf(firstText + nextText))) || isTorn(firstText, nextText, reading))
      ? 1
      : 2;
  if (isTorn(firstText, nextText, reading) || (readings[i + 1]?.isName === false && isCutOff(lexicon, firstText, nextText))) return 2;
  if (isUnread(reading) && readings[i + 1]?.isName === false && isCutInFrontOfNames(dictionary, firstText, nextText)) return 2;
  if (isUnread(reading) && readings[i + 1]?.isName && isCommaLate(dictionary, firstText, nextText)) return 2;
  if (!reading.beginning) return 1;
  const { isKnown: firstKnown, endsInDigit, beginsName } = reading.beginning;
  // "Steareth-2, 1" has the key of Steareth-21: behind a known name only a number joins, and only where the name itself has locants.
  if (firstKnown && !startsWithDigit.test(nextText)) return 1;
  for (let count = beginsName ? most : 1; count > 1; count -= 1) {
    const last = pieces[i + count - 1];
    if (!last || last.end - first.start > 200) continue;
    const joined = copy.slice(first.start, last.end);
    if (joined.includes(sentinel) || joined.includes(';')) continue;
    const name = plainName(withoutBrackets(joined));
    if (keyOf(name).length < shortestJoined) continue;
    const whole = identifyAfresh(lexicon, name) ?? (name === joined ? null : identifyAfresh(lexicon, joined));
    if (!whole) continue;
    if (firstKnown && !/\d,\d/.test(lexicon.incis[whole.id] ?? '')) continue;
    const allKnown = !isTurned(lexicon, firstText) && readings.slice(i, i + count).every(({ isName }) => isName);
    if (!allKnown) return count;
  }
  if (firstKnown) return 1;
  if (isTornTwice(dictionary, copy, pieces, readings, i)) return 3;
  if (next && isTornTogether(dictionary, copy.slice(first.start, next.end), reading, readings[i + 1])) return 2;
  if (
    next &&
    (locant.test(firstText) || endsInDigit) &&
    (digitStarts.test(nextText) || onlyLocant.test(nextText) || (locant.test(firstText) && /^\s?\d/.test(nextText))) &&
    !/^\s*\d{5}/.test(nextText)
  ) {
    return 1 + joinCountOfLocants(copy, pieces, i + 1);
  }
  return 1;
}

/** "PEG-120 DL|": what a scanner saw beside a name, with its line. */
const strayEnd = /\s\p{Lu}{1,2}\s*$/u;

const waits = /^\s*\p{L}{4,12}-\s*$/u;
const mostWaiting = 5;

/** "метил-; этил-; пропилпарабен": pieces that wait for the end of a later one, with that; 0 where they are no names so. */
function countOfWaiting(dictionary: Dictionary, copy: string, pieces: readonly Piece[], i: number): number {
  const textOf = (k: number) => copy.slice(pieces[k]?.start, pieces[k]?.end);
  let count = 0;
  while (count < mostWaiting && i + count < pieces.length && waits.test(textOf(i + count))) count += 1;
  const last = pieces[i + count];
  if (count === 0 || !last) return 0;
  const names = resolvePiece(dictionary, copy.slice(pieces[i]?.start, last.end), 0, last.end - (pieces[i]?.start ?? 0));
  return names.length > count && names.every(({ id, match }) => id !== null && match !== 'corrected') ? count + 1 : 0;
}

/** "Distearoylethyl Hydroxyethylmonium • Methosulfate": halves of a salt, whatever stands between them. */
const loneCation = /\p{L}{3}ium\s*$/iu;
const loneAnion = /^\s*(?:(?:m?etho)?sul(?:f|ph)ate|chloride|bromide)[\s*.]*$/i;

/** What cannot be read by itself. */
const isUnread = ({ isName, noItem, found }: PieceReading) => !isName && !noItem && found.length === 1 && found[0]?.id === null;
/** Known only as a misspelt name. */
const isSlip = ({ isName, noItem, found }: PieceReading) => !isName && !noItem && found.length === 1 && found[0]?.match === 'corrected';
/** Names run together, all of them known. */
const areNames = ({ noItem, found }: PieceReading) => !noItem && found.length > 1 && found.every(({ id }) => id !== null);
const longestTorn = 80;
const mostTornWords = 7;

/** A name by itself, and the last word of others. */
const lastOfOthers = /(?:^|,)\s*(?:alcohol|alcool|alkohol|water|cinn?amal|acr?ylates? (?:cross|co)polymer)[\s*.]*$/i;

/** "Dimethicone Ethylhexyl, Palmitate", "Alluminium, Chlorohydrate", "Bar, Oleyl, Alcohol": the sides of the comma cannot be read, or the second means something else; both together can. */
function isTornTogether(dictionary: Dictionary, both: string, first: PieceReading, next: PieceReading | undefined): boolean {
  if (
    !next ||
    both.length > longestTorn ||
    both.split(/\s+/).length > mostTornWords ||
    /[[\]{};\u0080]/.test(both) ||
    both.split('(').length !== both.split(')').length ||
    !isLatin(both) ||
    !(isUnread(next) || next.isName)
  )
    return false;
  if (areNames(first)) return isUnread(next) && endsLast(dictionary, both, first);
  if (isSlip(first)) return isUnread(next) && isOtherTogether(dictionary, both, first);
  if (!isUnread(first)) return false;
  const together = resolvePiece(dictionary, both, 0, both.length);
  if (together.length === 0 || !together.every(({ id }) => id !== null)) return false;
  return isUnread(next) || lastOfOthers.test(both) || isEndOf(dictionary.lexicon, both.slice(both.indexOf(',') + 1), together);
}

/** "Bis-Ethylhexyloxyophenol, Methoxyphenyl, Triazine": three pieces that nobody can read, and together one name with a slip in it. */
function isTornTwice(
  dictionary: Dictionary,
  copy: string,
  pieces: readonly Piece[],
  readings: readonly PieceReading[],
  i: number,
): boolean {
  const [first, second, third] = readings.slice(i, i + 3);
  if (!first || !second || !third || ![first, second, third].every(isUnread)) return false;
  const all = copy.slice(pieces[i]?.start, pieces[i + 2]?.end);
  return isTornTogether(dictionary, all, first, third) && resolvePiece(dictionary, all, 0, all.length).length === 1;
}

/** "Glyceril, Oleate": one name together, and another than the one that the first half alone seems to be with a slip in it; or, as in "Xanthann, Gum", one that ends so. */
function isOtherTogether(dictionary: Dictionary, both: string, { found: [alone] }: PieceReading): boolean {
  const [name, another] = resolvePiece(dictionary, both, 0, both.length);
  if (name === undefined || name.id === null || another !== undefined) return false;
  return name.id !== alone?.id || isEndOf(dictionary.lexicon, both.slice(both.indexOf(',') + 1), [name]);
}

/** "Parfum Zinc, Oxide": as many names as in front of the comma, and another one last. */
function endsLast(dictionary: Dictionary, both: string, { found }: PieceReading): boolean {
  const together = resolvePiece(dictionary, both, 0, both.length);
  const [last, alone] = [together.at(-1), found.at(-1)];
  return together.length === found.length && last?.match === 'exact' && last.id !== alone?.id && last.start === alone?.start;
}

/** "Distearimonium, Hectorite": a name that ends the longer one, of which the beginning is misspelt. */
function isEndOf(lexicon: Lexicon, end: string, [name, another]: readonly Found[]): boolean {
  const inci = name?.id == null || another ? '' : (lexicon.incis[name.id] ?? '');
  return inci.toLowerCase().endsWith(` ${plainName(end).trim().toLowerCase()}`);
}

/** Pieces of an unknown name from i on: "3-Foo-4", "6", "6", "8-Bar" is one with four locants. It ends in letters. */
function joinCountOfLocants(copy: string, pieces: readonly Piece[], i: number): number {
  let count = 1;
  for (let k = i; k - i < maxLocants; k += 1) {
    const [piece, next] = [pieces[k], pieces[k + 1]];
    if (!piece || !next || copy[piece.end] !== ',' || !digitEnds.test(copy.slice(piece.start, piece.end))) break;
    const nextText = copy.slice(next.start, next.end);
    if (digitStarts.test(nextText)) count = k + 2 - i;
    else if (!onlyLocant.test(nextText)) break;
  }
  return count;
}

/** Last words that are no names by themselves. */
const lastWord = new RegExp(
  longPattern`
    ^\s*(?:gum|acid|chloride|(?:sesqui)?chlorohydrate|hydroxide|oxide|phosphate|sulfate|(?:silsesquioxane )?crosspolymer|copolymer|
    dihydrate|triglyceride|oil|butter|extract|(?:${plantPart}) (?:oil|extract|butter|water|
    powder))[\s*.]*$
  `,
  'i',
);

/** Long chains, amides and radicals, which no list names alone, and what they are made of. */
const torn = [
  [/(?:^|\s)(?:coc|laur|myrist|ole|stear|isostear|linole|ricinole|soy|palm|undecylen)amide\s*$/i, /^\s*(?:MEA|DEA|MIPA|DIPA)[\s*.]*$/i],
  [/^\s*\p{L}{4,}yl\s*$/iu, /^\s*(?:eth|prop|but)anol[\s*.]*$/i],
  [/\s(?:oil|butter)\s*$/i, /^\s*PEG-\d+ esters[\s*.]*$/i],
  [/^\s*alpha\s*$/i, /^\s*i?somethyl [il]onone[\s*.]*$/i],
  [/^\s*alpha[\s-]isomethyl\s*$/i, /^\s*[il]onone[\s*.]*$/i],
  [/^\s*(?:mono|моно)-?\s*$/i, /^\s*(?:di|ди|and|и)/i],
  [/^\s*(?:meth|eth|prop|but|мет|эт|проп|бут)[yи][lл]-?\s*$/i, /^\s*(?:prop|but|eth|проп|бут|эт)[yи][lл]-?(?:paraben|парабен)/i],
] as const;
/** Chains of lengths that no list names alone, maybe with what a scanner saw in front. */
const chain = /^\s*(?:e-)?(PEG-?(?:7|3[014-9]|[45]\d|60|80)|Ceteareth-60)\s*$/i;

/** "PEG-40, Hydrogenated Castor Oil", "PEG-7 - Glyceryl Cocoat": the chain and what it is of, which together are one name. */
function isTornChain(lexicon: Lexicon, first: string, { found }: PieceReading, next: PieceReading | undefined): boolean {
  const [of, another] = next?.found ?? [];
  const [, length] = chain.exec(first) ?? chain.exec(first.slice(found.at(-1)?.start)) ?? [];
  return length !== undefined && of?.id != null && !another && isWritten(find(lexicon, keyOf(length + lexicon.incis[of.id])));
}

/** "Cocamide, MIPA", "моно-, диглицериды": two names that are one, maybe behind another as in "Urea PEG-40, Hydrogenated Castor Oil". */
const isTorn = (first: string, next: string, reading: PieceReading) =>
  torn.some(([front, back]) => back.test(next) && (front.test(first) || front.test(first.slice(reading.found.at(-1)?.start))));

/** "Xanthan, Gum", "Butyrospermum Parkii, Butter/Shea Butter": a comma where a line was broken, in front of a word that only ends names. */
function isCutOff(lexicon: Lexicon, first: string, next: string): boolean {
  const [word = '', ...translations] = next.split('/');
  if (!lastWord.test(word)) return isCutInside(lexicon, first, next);
  if (identify(lexicon, word) !== null) return false;
  const front = /^\s*\(/.test(first) ? first : withoutBrackets(first);
  const joined = identify(lexicon, `${front} ${plainName(word)}`);
  if (joined === null || joined.match === 'corrected') return false;
  return translations.every((name) => identify(lexicon, plainName(name))?.id === joined.id);
}

/** Not as a slip only. */
const isWritten = (hit: Hit | null) => hit !== null && hit.kind !== nameIs.typo;
const isLatin = (text: string) => /^[\x20-\x7e]*$/.test(text) && /[A-Za-z]{4}/.test(text);

/** "Dimethicone, Propyl PG-Betaine": behind a comma too many may stand more than a last word, which together are a name of the dictionary. */
const isCutInside = (lexicon: Lexicon, first: string, next: string) =>
  isLatin(next) && isWritten(find(lexicon, keyOf(first + plainName(next))));

const mostWordsOfEnd = 3;

/** "Alpha Isomethyl, Ionone Citral": a name with a comma in it, which runs into known ones. */
function isCutInFrontOfNames(dictionary: Dictionary, first: string, next: string): boolean {
  if (next.length > longestTorn || !isLatin(first) || !isLatin(next)) return false;
  const words = next.trim().split(/\s+/);
  return words.slice(0, -1).some((_, n) => {
    if (n >= mostWordsOfEnd || !isWritten(find(dictionary.lexicon, keyOf(first + words.slice(0, n + 1).join(''))))) return false;
    const rest = words.slice(n + 1).join(' ');
    return resolvePiece(dictionary, rest, 0, rest.length).every(({ id, match }) => id !== null && match !== 'corrected');
  });
}
