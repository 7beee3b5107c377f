import { identify } from '../../names/identify.ts';
import type { Identity } from '../../names/identity.ts';
import type { Lexicon } from '../../names/lexicon.ts';
import { bracketedAnd } from '../../text/bracketed-and.ts';
import { trimMarks, withoutBrackets } from '../attributes.ts';
import { type FoundComponent, type PieceInText, splitWithOffsets, trimmedText } from '../found.ts';
import { bracketEnds } from '../list/split.ts';
import { holdsNoName } from './glosses.ts';

/** A bracket inside another one, or behind something. */
export const innerBrackets = /(?<=.)\([^()]*\)/g;
/** "Phenoxyethanol (and) Ethylhexylglycerin" */
const joiner = new RegExp(`^${bracketedAnd}$`, 'i');
/** Classes of acids and growth factors that abbreviate other names too: "Salicylic Acid (BHA)" holds no butylated hydroxyanisole. */
const classWord = /^\s*(?:natural\s+)?(?:[abplABPL]H[Aa]s?|[a-z]?[EF]GF)\s*$/;
/** "Rosa Canina Fruit Extract (CO2)": what it was drawn with. */
const drawnWith = /^\s*(?:supercritical\s)?CO2(?:\s(?:extract\w*|total|select))?\s*$/i;
const mayBeDrawn = /(?:extract|oil|absolute)\s*$/i;

/** "Zinc (as Zinc Gluconate)": the bracket tells the form. */
export const saysAs = /^\s*(?:as|als|como|come|sous forme d[e'’]|jako)\s+(?=\p{L})/iu;

const listSeparator = /[,;•]|(?<=parfum|fragrance|отдушка|парфюм):\s|\s(?:and|&|et|y|und|и)\s/giu;
const mayHoldSeveral = /[/\\|(){}[\]]/;
const componentSeparator = /[,;/\\|•]|\s(?:and|&|et|y|und|и)\s/gu;
/** Brackets inside brackets list names too. */
const nestedSeparator = /[,;/\\|•()[\]{}]|\s(?:and|&|et|y|und|и)\s/gu;

/** A word of the name follows on every bracket. */
const glossedName = /^(?:[^()]*\([^()]*\)\s*\p{L})+[^()]*/u;

/** "Aroma [Rosa Damascena (Rose) Flower Oil, Caprylic/Capric Triglyceride]": a name keeps its slash, and the bracket that glosses a word of it. */
function partsInside(lexicon: Lexicon, inner: string): { text: string; at: number }[] {
  const masked = inner.replace(innerBrackets, (bracket) => (joiner.test(bracket) ? ',' : '·').repeat(bracket.length));
  return splitWithOffsets(masked, listSeparator).flatMap(({ text: { length }, at }) => {
    const text = inner.slice(at, at + length);
    if (!mayHoldSeveral.test(text)) return [{ text, at }];
    const isNested = /[([{]/.test(text);
    const named = isNested ? (glossedName.exec(text)?.[0] ?? '') : text;
    const front = named && identify(lexicon, withoutBrackets(trimmedText(named))) ? named : '';
    const others = splitWithOffsets(text.slice(front.length), isNested ? nestedSeparator : componentSeparator);
    return [{ text: front, at }, ...others.map((part) => ({ text: part.text, at: at + front.length + part.at }))];
  });
}

/** "Methylchloroisothiazolinone (and) Methylisothiazolinone": two are named, although the mixture has a name of its own, without the bracket. */
export const namesBoth = (lexicon: Lexicon, name: string, id: number): boolean =>
  lexicon.incis[id]?.includes(' and ') === true &&
  name.split(/\s[("](?:and|&)[)"]\s/i).filter((part) => identify(lexicon, part)?.id !== id).length === 2;

const colourNumber = /^\P{L}*(?:C\P{L}{0,3}[1IL]?\P{L}{0,3})?(?<!\d)(\d{5})(?!\d)/iu;

/** "CI 75470 (1 77491": the number of another colour. */
function colourIn(lexicon: Lexicon, text: string): Identity | null {
  const number = colourNumber.exec(text)?.[1];
  const colour = number === undefined ? null : identify(lexicon, number);
  return colour && { ...colour, match: 'corrected' };
}

/** Names inside the brackets of a piece, in order. */
export function bracketComponents(base: PieceInText): FoundComponent[] {
  const { source, start, end } = base;
  const ends = bracketEnds(source, start, end);
  const components: FoundComponent[] = [];
  let until = -1;
  for (const [open, close] of [...ends].sort((a, b) => a[0] - b[0])) {
    if (open < until) continue;
    until = close;
    const innerEnd = source[close] && ')]}'.includes(source[close] ?? '') ? close : close + 1;
    const said = saysAs.exec(source.slice(open + 1, innerEnd))?.[0].length ?? 0;
    const from = open + 1 + said;
    const inner = source.slice(from, innerEnd);
    if (classWord.test(inner) && !/antioxid|preserv/i.test(source.slice(start, open))) continue;
    if (drawnWith.test(inner) && mayBeDrawn.test(source.slice(start, open))) continue;
    if (holdsNoName(source.slice(start, open), inner)) continue;
    const whole = identify(base.dictionary.lexicon, trimmedText(inner));
    if (whole && !namesBoth(base.dictionary.lexicon, inner, whole.id)) {
      components.push({ start: from, end: innerEnd, ...whole });
      continue;
    }
    // "Parfum (Linalool - Limonene - Citral)"
    const listed = inner.split(' - ').length > 2 ? inner.replaceAll(' - ', ' , ') : inner;
    for (const part of partsInside(base.dictionary.lexicon, listed)) {
      const { start: cutStart, end: cutEnd } = trimMarks(part.text);
      const text = part.text.slice(cutStart, cutEnd);
      if (!/\p{L}|\d{5}/u.test(text)) continue;
      const name = text.replace(/\s?\d+(?:[.,]\d+)?\s?%/g, '');
      const identity =
        identify(base.dictionary.lexicon, text.includes('(') ? withoutBrackets(name) : name) ?? colourIn(base.dictionary.lexicon, name);
      const at = from + part.at + cutStart;
      components.push({ start: at, end: at + text.length, id: identity?.id ?? null, match: identity?.match ?? 'unknown' });
    }
  }
  return components;
}
