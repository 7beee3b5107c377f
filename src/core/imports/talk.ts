import { keyOf } from '#core/inci/fold.ts';
import { find, type Lexicon } from '#core/inci/lexicon.ts';
import { isForeignSentence, proseLike } from '#core/inci/prose.ts';
import type { Item } from '#core/inci/reading.ts';

/** Where what a pack says besides its list begins and ends, as far as it was read as names. */

/** Of a maker: an address on the web, the form of a company, a postal code with its town, a telephone. */
const maker =
  /www\.|https?:|\.com(?!\p{L})|(?<!\p{L})(?:GmbH|S\.\s?[AL]\.|S\.p\.A|SAS|Ltd|Inc\.|LLC|Co\. KG|Tel[.:])|(?<![\d/])(?<!C\s?[IL1l]\s?)\d{5}\s\p{Lu}\p{L}{3}|(?<!\p{L})(?:usa|USA)(?!\p{L})/u;
/** "refers to", "guaranteed": one word that is enough. */
const telling =
  /(?<!\p{L})(?:refers to|guarantee|satisfaction|handmade|testado|utilicese|manteng\p{L}+|formulated with|vegan|for product details|many more|r[eé]serv[eé]e aux)(?!\p{L})/iu;

/** Small words of many languages: so many in a piece so long are a sentence. */
const small = /^(?:de|del|la|el|los|las|un|una|en|le|les|et|du|des|der|die|das|und|di|il|da|do|que|em|os|na|av|och|og)$/iu;
const [longPiece, fewestSmall] = [10, 3];

function isLongSentence(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length >= longPiece && words.filter((word) => small.test(word)).length >= fewestSmall;
}

const isTalk = (text: string) =>
  isLongSentence(text) || telling.test(text) || maker.test(text) || proseLike(text) || isForeignSentence(text);

/** A heading inside of what was read as one name: the list begins behind it. */
const heading = /ingr[eé]d\p{L}{2,6}[^:]{0,30}:\s*/giu;
/** What may stand between the last name and what follows it: a full stop, or how long the product keeps. */
const closing = /[.;]\s|\s(?=\d{1,2}\s?M(?!\p{L}))/u;
const fewestLetters = 3;

/** Length of the known name that an unread piece begins with, up to its first full stop; 0 without one. */
function nameInFront(text: string, lexicon: Lexicon): number {
  const end = closing.exec(text)?.index ?? 0;
  const key = keyOf(text.slice(0, end));
  return key.length > fewestLetters && find(lexicon, key) ? end : 0;
}

function endOfOpening(items: readonly Item[]): number {
  const known = items.findIndex(({ id }) => id !== null);
  const last = items.slice(0, Math.max(0, known)).findLast(({ text }) => isTalk(text));
  if (!last) return 0;
  const headings = [...last.text.matchAll(heading)].at(-1);
  return headings ? last.start + headings.index + headings[0].length : last.end;
}

function startOfClosing(items: readonly Item[], lexicon: Lexicon): number {
  const unread = items.slice(items.findLastIndex(({ id }) => id !== null) + 1);
  for (const { text, start } of unread) {
    const front = nameInFront(text, lexicon);
    if (front > 0) return start + front;
    if (isTalk(text)) return start;
  }
  return Number.POSITIVE_INFINITY;
}

/** The part of a text between sentences and addresses that were read as unknown names in front of the first known name and behind the last; `start` 0 and `end` infinite where there are none. */
export const betweenTalk = (items: readonly Item[], lexicon: Lexicon): { readonly start: number; readonly end: number } => ({
  start: endOfOpening(items),
  end: startOfClosing(items, lexicon),
});
