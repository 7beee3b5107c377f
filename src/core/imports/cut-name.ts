import { keyOf } from '#core/inci/names/fold.ts';
import { goesOn, type Lexicon, vocabulary } from '#core/inci/names/lexicon.ts';
import type { Reading } from '#core/inci/reading.ts';
import { rememberedBy } from '#core/remembered.ts';

/** Shorter ends stand in too many names. */
const shortestEnd = 3;
const maxRemembered = 500;

/** Is a key the end of a longer name? */
export const endsName = rememberedBy(
  maxRemembered,
  (lexicon: Lexicon, key): boolean =>
    key.length >= shortestEnd && lexicon.names.keys().some((name) => name.length > key.length && name.endsWith(key)),
);

/** "KA, Urea, …", "AQU, Urea, …" */
const scrap = /^\W*\p{L}{1,3}\W*$/u;

/** "ycerin, Urea, …", "leaf juice, Urea, …": the list begins in the middle of a name. */
export function beginsInName({ items: [first], text }: Reading, lexicon: Lexicon): boolean {
  if (first?.id !== null || /[\p{L}\d]/u.test(text.slice(0, first.start))) return false;
  return scrap.test(first.text) || endsName(lexicon, keyOf(first.text));
}

/** What stands in front of another word of a substance. */
const inFront = /(?:^|[\s-])(?:\p{L}*(?:[iy]um|yl)|c\.?i|fd|d ?& ?c|citric|stearic|palmitic|lactic)$/iu;

/** "…, Disodium ED", "…, Sodium", "…, CI": it ends there. */
export function endsInName({ items, text }: Reading, lexicon: Lexicon): boolean {
  const last = items.at(-1);
  if (last?.id !== null || /\S/.test(text.slice(last.end)) || !goesOn(lexicon, keyOf(last.text))) return false;
  const word = /\p{L}{3,}$/u.exec(last.text.toLowerCase())?.[0];
  const isCut =
    word !== undefined &&
    !vocabulary(lexicon).has(word) &&
    vocabulary(lexicon)
      .values()
      .some((known) => known.startsWith(word));
  return isCut || inFront.test(last.text);
}
