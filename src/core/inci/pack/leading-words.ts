import { startsKnown } from '../layout/starts-known.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { sentinel } from '../pieces/list/split.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';

/** "вода, в т.ч. экстракт мяты", "и/или отдушка": words in front of a name that belong to none. */
const russianLeading = /(?<![\p{L}])(?:в\s+т\.?\s?ч\.?|в\s+том\s+числе|включая|и\s?\/\s?или)(?![\p{L}])\s?:?/giu;

/** "Sodium cocoate. Contient aussi: parfum" */
const alsoLeading =
  /(?<![\p{L}]|may\s)(?:also contains?|contains? also|additional ingredients (?:are )?contained in(?: the)? following|contient (?:aussi|[ée]galement)|contiene (?:anche|tambi[ée]n)|enth[äa]lt auch|cont[ée]m tamb[ée]m|bevat ook|zawiera tak[żz]e)\s?:/giu;

/** What leads from one name to those that it was made with: "Aqua with infusions of: …", "вода с экстрактами ромашки, мяты". */
const leading =
  /\s(?:with\s+infusions?\s+of|infused\s+with|enriched\s+(?:by|with)|с(?=\s+(?:экстракт|отвар|насто)\p{L}{0,2}м))(?![\p{L}])\s?:?/giu;

/** Where the name ends that such words follow; 0 when the text does not begin with one. */
export function nameInFront(lexicon: Lexicon, text: string): number {
  const [first] = matchesOf(leading, text);
  return first && identify(lexicon, text.slice(0, first.index)) ? first.index : 0;
}

/** "Aqua with infusions of Urtica Dioica Leaf Extract": the words between two names part them. */
export function takeLeadingWords(lexicon: Lexicon, masked: MaskedText): void {
  for (const { index, 0: words } of matchesOf(russianLeading, masked.text)) {
    const behindSeparator = /(?:^|[,;:.([])\s*$/.test(masked.text.slice(Math.max(0, index - 4), index));
    if (startsKnown(lexicon, masked.text, index + words.length))
      masked.take(index, index + words.length, 'heading', behindSeparator ? ' ' : sentinel);
  }
  for (const { index, 0: words } of matchesOf(alsoLeading, masked.text))
    if (startsKnown(lexicon, masked.text, index + words.length)) masked.take(index, index + words.length, 'heading', sentinel);
  for (const { index, 0: words } of matchesOf(leading, masked.text)) {
    const front = /[^,;•|\n\u0080]*$/u.exec(masked.text.slice(0, index))?.[0] ?? '';
    const at = index + words.length;
    if (identify(lexicon, front) && (words.trim() === 'с' || startsKnown(lexicon, masked.text, at)))
      masked.take(index, index + words.length, 'heading');
  }
}
