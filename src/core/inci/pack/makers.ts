import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';
import { knownPieces } from '../layout/known-pieces.ts';
import { startsKnown } from '../layout/starts-known.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText } from '../text/masked-text.ts';

/** Who made a product and where, behind the last name of its list. */

/** So much of the end of a text is searched, in UTF-16 units. */
const longestEnd = 200;
const written = /[^\s\u0080]/;

/** Large makers whose names stand behind a list without any sign that parts them from it: "Parfum Beiersdorf AG". */
const makers = [
  'beiersdorf',
  'unilever',
  String.raw`l['’]or[ée]al(?! paris\s?:)`,
  String.raw`procter\s?(?:&|and)\s?gamble`,
  'p&g',
  'henkel',
  String.raw`colgate[\s-]palmolive`,
  String.raw`johnson\s?&\s?johnson`,
  'kenvue',
  'reckitt',
  'coty',
  'est[ée]e lauder',
  'shiseido',
  String.raw`kao (?:corp|germany|usa)\p{L}*`,
  'pierre fabre',
  'clarins',
  'yves rocher',
  String.raw`amore\s?pacific`,
  'lg (?:household|h&h)',
  'oriflame',
  'revlon',
  'galderma',
  'glaxosmithkline',
  'gsk',
  'haleon',
  'edgewell',
  String.raw`church\s?&\s?dwight`,
  'avon (?:cosmetics|products)',
  'mary kay',
  'faberlic',
  String.raw`natura (?:cosm|&)\p{L}*`,
  String.raw`dr\.? kurt wolff`,
  'cosnova',
  'bolton',
  'sodalis',
  'mibelle',
  'logocos',
].join('|');
const maker = withLetters(`(?<=[\\p{L}\\d.;)\\]*\\u0080]\\s{1,12}|[.;\\u0080])(?:${makers})(?![\\p{L}])(?!\\s?:)`, 'iu');
/** "Henkel AG & Co. KGaA" behind a stop: capitals, since "Ag" is silver. */
const company =
  /(?<=[.;\n]\s{0,3})(?:\p{Lu}[\p{L}&'’.-]{0,30}\s){1,4}(?:AG|KG|KGaA|SA|SAS|SpA|S\.p\.A\.|S\.A\.|S\.L\.|NV|N\.V\.|BV|AB|A\/S|Oyj?|PLC|plc|Corp\.?|Co\.,?|Pty|e\.K\.|OHG)(?![\p{L}])/u;
/** "D-20245 Hamburg", "KT13 0XP", "NY 10022", "14 rue Royale", "Hauptstraße 5", "12 High Street". */
const address = withLetters(
  longPattern`
    (?<![\w-])(?:[A-Z]{1,2}-)?(\d{5})\s\p{Lu}\p{L}{2}|(?<![\w-])[A-Z]{1,2}-\d{4}\s\p{Lu}|
    (?<![\w-])[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}(?!\w)|(?<=,\s?)(?!CI)[A-Z]{2}\s(\d{5})(?!\d)|
    (?<![\w-])\d{1,4}(?:\s?bis)?,?\s(?:rue|avenue|boulevard|bd|quai|place|via|calle|rua|plaza)\s\p{L}|
    \p{L}(?:stra(?:ß|ss)e|str\.|weg|platz|straat|gatan|vej)\s\d|(?<!\p{L})(?:via|calle|rua|ul\.|ulica|avda\.?|viale|
    corso)\s\p{Lu}[^,;]{2,30},?\s\d|(?<![\w-])\d{1,4}\s(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:Street|Road|Avenue|Lane|Drive|Square|Blvd|
    Boulevard|St\.|Rd\.|Ave\.?)(?![\p{L}])
  `,
  'u',
);

/** UTF-16 units: the name of a maker and the street. */
const longestFront = 80;

/** Does a known name begin anywhere in the text, with a separator in front or without? */
export const holdsName = (lexicon: Lexicon, text: string): boolean =>
  [...text.matchAll(/(?<![\p{L}\d])\p{L}/gu)].some(({ index }) => startsKnown(lexicon, text, index));

const longWords = /\p{L}{5,}/gu;

/** The same for the long end of a text: a piece or a single word is a name. */
const listsName = (lexicon: Lexicon, text: string): boolean =>
  knownPieces(lexicon, text) > 0 || (text.match(longWords) ?? []).some((word) => identify(lexicon, word) !== null);

/** Where an address begins: behind the full stop or the line before it, when nothing but a short name stands between. */
function beginOf(lexicon: Lexicon, text: string, at: number): number {
  const stop = [...text.slice(0, at).matchAll(/[.\n\u0080]\s*(?=\p{Lu})/gu)].at(-1);
  const front = stop ? stop.index + stop[0].length : at;
  return at - front <= longestFront && !holdsName(lexicon, text.slice(front, at)) ? front : at;
}

/** The address in a text; the number of a colour is none. */
function addressIn(lexicon: Lexicon, text: string): number | null {
  const found = address.exec(text);
  const number = found?.[1] ?? found?.[2];
  return !found || (number !== undefined && identify(lexicon, number)) ? null : found.index;
}

/** "Parfum Beiersdorf AG, D-20245 Hamburg": the maker and the address that end a text or stand in front of a footer; a name of an ingredient behind them keeps all. */
export function takeMaker(lexicon: Lexicon, masked: MaskedText): void {
  const footers = masked.takenOut.filter(({ why }) => why === 'footer').map(({ start }) => start);
  for (const end of new Set([masked.text.length, ...footers].map((at) => endOfText(masked.text, at))))
    takeMakerInFront(lexicon, masked, end);
}

function endOfText(text: string, at: number): number {
  let end = at;
  while (end > 0 && !written.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

function takeMakerInFront(lexicon: Lexicon, masked: MaskedText, end: number): void {
  const from = Math.max(0, end - longestEnd);
  const text = masked.text.slice(from, end);
  const named = maker.exec(text) ?? company.exec(text);
  const street = addressIn(lexicon, text);
  const start = Math.min(named?.index ?? end, street === null ? end : beginOf(lexicon, text, street));
  if (start < end && from + start > 0 && !listsName(lexicon, text.slice(start))) masked.take(from + start, end, 'footer');
}
