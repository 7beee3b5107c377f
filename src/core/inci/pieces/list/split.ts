/** Cuts a segment of text into pieces at its separators, outside balanced brackets. Works on the prepared copy; offsets are offsets of it. */

/** Stands where a section mark or a code was taken out: always a separator. */
export const sentinel = '\u0080';
const sentinelCode = 0x80;

export interface Piece {
  readonly start: number;
  readonly end: number;
  /** The separator in front of it. */
  readonly after: string;
}

const noBrackets: ReadonlyMap<number, number> = new Map();

/** 1 for an opening bracket, -1 for a closing one, 0 for anything else. */
function bracketKind(code: number): number {
  switch (code) {
    case 0x28:
    case 0x5b:
    case 0x7b:
      return 1;
    case 0x29:
    case 0x5d:
    case 0x7d:
      return -1;
    default:
      return 0;
  }
}

function hasOpening(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i += 1) if (bracketKind(text.charCodeAt(i)) > 0) return true;
  return false;
}

/**
 * For every opening bracket the offset of its partner, or of the separator where an unclosed one is taken to end.
 * Kinds are not compared: labels mix them up. An inner list of many names behind an unclosed bracket is caught by the length limit.
 */
export function bracketEnds(text: string, start: number, end: number): ReadonlyMap<number, number> {
  if (!hasOpening(text, start, end)) return noBrackets;
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let i = start; i < end; i += 1) {
    const code = text.charCodeAt(i);
    const kind = bracketKind(code);
    if (kind > 0) open.push(i);
    else if (kind < 0) {
      const partner = open.pop();
      if (partner !== undefined) ends.set(partner, i);
    } else if (code === sentinelCode) open.length = 0;
  }
  let separator = end;
  for (let i = end - 1; i >= start && open.length > 0; i -= 1) {
    if (open.at(-1) === i) {
      open.pop();
      ends.set(i, separator - 1);
    } else if (',;\n'.includes(text[i] ?? '') || text[i] === sentinel) separator = i;
  }
  return ends;
}

export type Separator =
  | 'comma'
  | 'newline'
  | 'bullet'
  | 'number'
  | 'dash'
  | 'mark'
  | 'stop'
  | 'tight stop'
  | 'slash'
  | 'spaced slash'
  | 'none';

const commaLike = /;|,(?!\d)|(?<!\d),|,\d{5}/;
const bulletLike = /[•|]|\s·\s|\s~\s/;
/** Between known names only: inside a name they are damage. */
const markLike = /[·_~]/;
const dashLike = /\s-\s/;
const stopBetween = /\.\s*(?=\p{L}{3})/u;
const tightStop = /(?<=\p{L}{3}|\))\.(?=[\p{L}\d])/u;
const stopLike =
  /(?<!(?:(?<!\p{L})(?:экстр?|эф|вит|раст|гидр|гидрол|дист|конс|кр)|\bdenat|\bno|\bspp?|\bext|\bvar|\bssp|\bsubsp|\bc|\bi|\d))\.\s+(?=[\p{L}\d(])/iu;

/** One separator for the whole segment: commas if there are any, else the first that occurs. A dash must have known names around it and stand there as often as stops do: it also introduces remarks and breaks names. */
export function chooseSeparator(text: string, isKnown: (name: string) => boolean): Separator {
  if (commaLike.test(text)) return 'comma';
  if (isKnown(text.trim())) return 'none';
  const lines = text
    .trim()
    .split(/\n+/)
    .filter((line) => /[a-z\u0400-\u04ff]/i.test(line));
  if (lines.length > 1) return 'newline';
  if (bulletLike.test(text)) return 'bullet';
  if (/(?:^|\s)1[.)]\s/.test(text) && /\s2[.)]\s/.test(text)) return 'number';
  const dashed = text.split(dashLike);
  if (dashed.length > 1 && dashed.length >= text.split(stopBetween).length && mostlyKnown(dashed, isKnown)) return 'dash';
  if (markLike.test(text) && mostlyKnown(text.split(markLike), isKnown)) return 'mark';
  // Behind the first name too: elsewhere a star marks names.
  const stars = text.split('*');
  if (isKnown(stars[0] ?? '') && mostlyKnown(stars, isKnown, 2)) return 'mark';
  if (stopLike.test(text)) return 'stop';
  if (mostlyKnown(text.split(tightStop), isKnown, 2)) return 'tight stop';
  if (mostlyKnown(text.split(' / '), isKnown, 2)) return 'spaced slash';
  if ((text.match(/\//g)?.length ?? 0) > 2 && mostlyKnown(text.split('/'), isKnown)) return 'slash';
  return text.includes(',') ? 'comma' : 'none';
}

function mostlyKnown(parts: readonly string[], isKnown: (name: string) => boolean, fewest = 0): boolean {
  return parts.length > fewest && parts.filter((part) => isKnown(part.replace(/\(.*$/, ''))).length * 2 >= parts.length;
}

export const numberedLine = /^\s*(?:\d{1,2}[.)]|[a-z]\)|[-—–*])\s+/;

/** A Latin letter neither separates nor opens a bracket. */
const isInsideWord = (code: number) => (code > 0x60 && code < 0x7b) || (code > 0x40 && code < 0x5b);

/** Splits text[start…end). Commas inside a decimal percentage stay; all other commas split, the dictionary joins again. */
export function splitPieces(text: string, start: number, end: number, isKnown: (name: string) => boolean): Piece[] {
  const segment = text.slice(start, end);
  const separator = chooseSeparator(segment, isKnown);
  const ends = bracketEnds(text, start, end);
  const pieces: Piece[] = [];
  let from = start;
  let after = '';
  const cut = (at: number, next: number) => {
    if (at > from) pieces.push({ start: from, end: at, after });
    after = text[at] ?? '';
    from = next;
  };
  for (let i = start; i < end; i += 1) {
    if (isInsideWord(text.charCodeAt(i))) continue;
    const character = text[i] ?? '';
    if (character === sentinel) {
      cut(i, i + 1);
      continue;
    }
    const partner = ends.get(i);
    // One that is open to the end holds no names behind a bullet, a dash or a stop.
    if (partner !== undefined && (partner < end - 1 || bracketKind(text.charCodeAt(partner)) < 0)) {
      i = Math.max(i, partner);
      continue;
    }
    if (character === '|' && isScannedL(text.slice(from, i), text.slice(i + 1, end), isKnown)) continue;
    if (separates(text, i, end, character, separator)) cut(i, separator === 'number' ? i : i + 1);
  }
  cut(end, end);
  const startOf = (piece: Piece | undefined) => (piece ? text.slice(piece.start, Math.min(piece.end, piece.start + 8)) : '');
  // "1. Water, 2. Glycerin": between commas the numbers count the pieces, or are parts of names.
  if (separator === 'comma' && !(one.test(startOf(pieces[0])) && two.test(startOf(pieces[1])))) return pieces;
  return pieces.map((piece) => {
    const number = numberedLine.exec(startOf(piece));
    return number ? { ...piece, start: piece.start + number[0].length } : piece;
  });
}

/** "Glycery| Stearate Citrate", "Phenethy| Alcoho|": an l at the end of a word that a scanner took for a line. */
function isScannedL(front: string, behind: string, isKnown: (name: string) => boolean): boolean {
  if (!letter.test(front.at(-1) ?? '') || isKnown(front.trim())) return false;
  return [upToLine, upToComma].some((length) => {
    const name = `${front}l${length.exec(behind)?.[0] ?? ''}`.replaceAll('|', 'l');
    return isKnown(name.replace(strengthLast, '').trim());
  });
}
const upToLine = /^[^,;•|\n\u0080]*/;
const upToComma = /^(?:[^,;•|\n\u0080]|(?<=\p{L})\|)*/u;
const strengthLast = /\s\(?\d{1,3}(?:\.\d{1,3})?\s?%\)?\s*$/;

const letter = /\p{L}/u;
const one = /^\s*(?:1[.)]|a\))\s/;
const two = /^\s*(?:2[.)]|b\))\s/;

const dashPercent = /^-\s*\d{1,3}(?:[.,]\d{1,8})?\s?%/;
const decimalPercent = /^,\s?\d{1,12}\s?%|^,\d{3}\s?ppm/;
const longestDecimal = 17;

/** "Caprylyl Glycol 1,2-Hexanediol": of a name in a run without commas. */
const isBetweenLocants = (text: string, i: number) =>
  /(?:^|[^\d\s]\s)[1-3]$/.test(text.slice(Math.max(0, i - 3), i)) && /^,[2-5]-\p{L}{3}/u.test(text.slice(i, i + 6));

const external = /(?<!\p{L}\.?\s*)ext\.?$/iu;
const externalColour = /^,\s*(?:d\s?&\s?c\s)?(?:violet\D{0,5}2|yellow\D{0,5}7)(?!\d)/i;
const longestColour = 20;

/** "CI 60730/EXT, VIOLET 2": a colour for external use only, another than the one without that word. Behind a word it is an extract. */
const isBehindExt = (text: string, i: number) =>
  externalColour.test(text.slice(i, i + longestColour)) && external.test(text.slice(Math.max(0, i - longestColour), i));

function separates(text: string, i: number, end: number, character: string, separator: Separator): boolean {
  const previous = text[i - 1] ?? '';
  const next = i + 1 < end ? (text[i + 1] ?? '') : '';
  switch (separator) {
    case 'comma':
      if (character === ',')
        return (
          !(/\d/.test(previous) && (decimalPercent.test(text.slice(i, i + longestDecimal)) || isBetweenLocants(text, i))) &&
          !isBehindExt(text, i)
        );
      if (character === '|') return !(letter.test(previous) && letter.test(next));
      return character === ';' || character === '•' || (character === '·' && (previous === ' ' || next === ' '));
    case 'newline':
      return character === '\n' || character === '•' || character === '|';
    case 'bullet':
      return character === '•' || character === '|' || ((character === '·' || character === '~') && previous === ' ');
    case 'number':
      return previous === ' ' && numberedLine.test(text.slice(i, i + 6)) && /\d/.test(character);
    case 'dash':
      // "Polysorbate 20 - 5 %": the dash leads to a strength, not to a name.
      return character === '-' && previous === ' ' && next === ' ' && !dashPercent.test(text.slice(i, i + longestDecimal));
    case 'mark':
      return '·_~*'.includes(character);
    case 'stop':
      return character === '.' && stopLike.test(text.slice(Math.max(text.lastIndexOf('.', i - 1) + 1, i - 7), i + 4));
    case 'tight stop':
      return character === '.' && tightStop.test(text.slice(i - 3, i + 2));
    case 'slash':
      return character === '/';
    case 'spaced slash':
      return character === '/' && previous === ' ' && next === ' ';
    case 'none':
      return false;
  }
}
