import { rememberedBy } from '#core/remembered.ts';
import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { find, goesOn, type Lexicon } from '../../names/lexicon.ts';
import { colourOfScan } from '../../names/scan.ts';
import { isPromise } from '../../pack/absences.ts';
import { proseEdge } from '../../pack/prose-in-front.ts';
import { onlyPurpose } from '../../pack/purposes.ts';
import { wipeCloth } from '../../pack/wipe-cloth.ts';
import type { LeftOutReason } from '../../reading.ts';
import { trimMarks, withoutBrackets, withoutGrade } from '../attributes.ts';
import { withoutLostNumbers } from '../damaged/lost-number.ts';
import type { Dictionary, Found } from '../found.ts';
import { resolvePiece } from '../resolve.ts';
import { contentOfAlcohol } from './amount-alone.ts';
import { type Head, headOf, isBareHead, mayHaveHead } from './heads.ts';

/** A piece that may go on behind the next comma. */
export interface Beginning {
  readonly isKnown: boolean;
  readonly endsInDigit: boolean;
  /** False when surely no longer name begins like this. */
  readonly beginsName: boolean;
}

/** Why a piece is no item; without a reason when there is nothing in it to speak of. */
export interface NoItem {
  readonly why: LeftOutReason | null;
}

/** What a piece of a list says wherever it stands. Every answer is worked out when it is first asked for; offsets are offsets of the piece. */
export class PieceReading {
  private readonly dictionary: Dictionary;
  private readonly text: string;
  private names: readonly Found[] | undefined;
  private start: Beginning | null | undefined;
  private reason: NoItem | null | undefined;
  private name: boolean | undefined;
  private headInFront: Head | null | undefined;
  private frontLength: number | undefined;

  constructor(dictionary: Dictionary, text: string) {
    this.dictionary = dictionary;
    this.text = text;
  }

  /** Is all of it one known name? */
  get isName(): boolean {
    this.name ??= identify(this.dictionary.lexicon, this.text) !== null;
    return this.name;
  }

  /** The names in it, usually one. */
  get found(): readonly Found[] {
    this.names ??= withoutLostNumbers(
      this.dictionary.lexicon,
      this.text,
      this.withoutBareHead(this.behindCode() ?? resolvePiece(this.dictionary, this.text, 0, this.text.length)),
    );
    return this.names;
  }

  /** "1230456 butane": the names behind the number of a formula; null where there is none or it is a part of the name. */
  private behindCode(): readonly Found[] | null {
    const code = codeInFront.exec(this.text);
    if (!code || this.isName) return null;
    const names = resolvePiece(this.dictionary, this.text, code[0].length, this.text.length);
    return names.every(({ id }) => id !== null) ? names : null;
  }

  /** "verseifte Öle: Olivenöl": a head by itself names nothing. */
  private withoutBareHead(names: readonly Found[]): readonly Found[] {
    if (names.length < 2 || !this.head) return names;
    return names.filter(({ id, start, end }) => id !== null || !isBareHead(this.text.slice(start, end)));
  }

  /** Null when nothing behind the next comma can belong to it. */
  get beginning(): Beginning | null {
    if (this.start === undefined) this.start = beginningOf(this.dictionary, this.text);
    return this.start;
  }

  get noItem(): NoItem | null {
    if (this.reason === undefined) this.reason = noItemOf(this.dictionary, this.text);
    return this.reason;
  }

  /** What it begins with and belongs to the pieces behind it too: "экстракты ромашки", "essential oils of lavender". */
  get head(): Head | null {
    if (this.headInFront === undefined) this.headInFront = mayHaveHead(this.text) ? headOf(this.text) : null;
    return this.headInFront;
  }

  /** Length of the words in front of all its names; 0 without any. */
  get front(): number {
    this.frontLength ??= frontOf(this.text, this.found);
    return this.frontLength;
  }

  /** What a product is for, from a panel's column of purposes. */
  get isPurpose(): boolean {
    return onlyPurpose.test(trimmed(this.text));
  }
}

const maxRemembered = 20_000;

/** Reads a piece, or remembers it from another list. */
export const readPiece = rememberedBy(maxRemembered, (dictionary: Dictionary, text) => new PieceReading(dictionary, text));

function trimmed(text: string): string {
  const { start, end } = trimMarks(text);
  return text.slice(start, end);
}

const codeInFront = /^\s*\d{6,8}\s+(?=\p{L}{3})/u;
const word = /\p{L}{3}/u;

function frontOf(text: string, found: readonly Found[]): number {
  const first = Math.min(...found.map(({ start }) => start));
  if (found.length === 0 || first === 0) return 0;
  const front = text.slice(0, first).replace(/[\s:([{-]+$/, '');
  return word.test(front) ? front.length : 0;
}

const onlyBracket = /^\s*[([{][^()[\]{}]*[)\]}]\s*$/;
/** The end of a name that goes on with a locant. */
export const digitEnds = /(?:^|[\s/-])\d{1,2}[ABab]?'?\s*$/;
const longestBeginning = 60;

function beginningOf({ lexicon }: Dictionary, text: string): Beginning | null {
  // "(Panthenol, Allantoin), Parfum": all of it stands in brackets, so nothing goes on behind the comma.
  if (onlyBracket.test(text)) return null;
  const isKnown =
    (identify(lexicon, text) ?? (text.includes(')') ? identify(lexicon, withoutBrackets(text)) : null)) !== null &&
    !isTurned(lexicon, text);
  const endsInDigit = digitEnds.test(text);
  if ((isKnown && !endsInDigit) || (!isKnown && text.length > longestBeginning)) return null;
  return { isKnown, endsInDigit, beginsName: beginsName(lexicon, text) };
}

/** "Dimethicone/Vinyl" in front of ", Dimethicone Crosspolymer": known only with its parts the other way round. */
export const isTurned = (lexicon: Lexicon, text: string): boolean =>
  text.includes('/') && !text.includes('(') && find(lexicon, keyOf(text)) === null;

/** May a longer name begin like this, with its brackets or without, maybe behind a grade word? */
function beginsName(lexicon: Lexicon, text: string): boolean {
  for (let rest: string | null = text; rest !== null; rest = withoutGrade(rest))
    if (goesOn(lexicon, keyOf(rest)) || (rest.includes(')') && goesOn(lexicon, keyOf(withoutBrackets(rest))))) return true;
  return false;
}

/** "(N2007/A)", "[V1776A]": letters for a maker, not for a colour or a chain. */
const bareCode = /^[([{]?(?!C\d{4}|C[IL1]|E\d|PE[GI]|PPG)(?=(?:\D*\d){4})[A-Z]{1,4}[\d./-]{3,}[A-Z]?[)\]}]?$/i;
/** "(V2126B1)", "10884v0": a number of the formula with its version. */
const versionCode = /^[([{]?(?!C[IL1]?\d{4}|E\d)[A-Z]?\d{4,6}[A-Z]\d{1,2}[)\]}]?$/i;
/** "[BI 689]": square brackets around letters and a number. */
const boxedCode = /^\[\s?(?!C\.?I\b)[A-Z]{1,3}\s?\d{3,6}[A-Z]?\s?\]$/;
/** "77491", "77491 & 77492": numbers of colours that have lost their "CI". */
const bareColours = /^\D*\d{5}(?:[:;]\d+)?(?:\D+\d{5}(?:[:;]\d+)?)*\D*$/;
const fiveDigits = /\d{5}/g;
const letter = /\p{L}/u;
const openJar = /^\d{1,2}\s?M$/;

/** "(0.16% w/v fluoride ion)" by itself: what the fluoride in front of it comes to. */
const fluorideIon = /^\(?\d[\d.,]*\s?%\s?(?:w\/[vw]\s)?(?:of\s)?fluoride\sions?\)?$/i;

/** Claims and jar symbols are no items. A name in another script is one, known or not. */
function noItemOf({ lexicon }: Dictionary, text: string): NoItem | null {
  const name = trimmed(text);
  const out = (why: NoItem['why']): NoItem => ({ why });
  if (!/[\p{L}\d]/u.test(name)) return out(null);
  if (openJar.test(name)) return out('code');
  if (wipeCloth.test(name)) return out('section');
  if (isPromise(lexicon, name)) return proseEdge(lexicon, name) ? null : out('claim');
  if (fluorideIon.test(name) || contentOfAlcohol.test(name)) return out('section');
  if (colourOfScan(lexicon, name) !== null) return null;
  if ((bareCode.test(name) || versionCode.test(name) || boxedCode.test(name)) && !identify(lexicon, name)) return out('code');
  if (letter.test(name)) return null;
  if (bareColours.test(name) && name.match(fiveDigits)?.every((number) => identify(lexicon, number))) return null;
  return out(name.length === 1 || !/\d{2}/.test(name) ? null : 'code');
}
