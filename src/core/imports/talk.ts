import { withoutBrackets } from '#core/inci/attributes.ts';
import { editDistance } from '#core/inci/edit-distance.ts';
import { keyOf } from '#core/inci/fold.ts';
import { identify } from '#core/inci/identify.ts';
import { find, type Lexicon, vocabulary } from '#core/inci/lexicon.ts';
import { isForeignSentence, proseLike } from '#core/inci/prose.ts';
import type { Item } from '#core/inci/reading.ts';

/** Where what a pack says besides its list begins and ends, as far as it was read as names. */

/** Of a maker: an address on the web, the form of a company, a postal code with its town, a telephone. */
const maker =
  /www\.|https?:|\.com(?!\p{L})|(?<!\p{L})(?:GmbH|S\.\s?[AL](?!\p{L})|S\.p\.A|SAS|Ltd|Inc\.|LLC|Co\. KG|Tel[.:]|0800[-\s]?\d|D-\d{5}|[Ff]ree ?call|registered trademark|marque déposée|[Aa]venue |rue [a-z]+[- ]\d)|(?<![\d/])(?<!C\s?[IL1l]\s?)\d{5}\s\p{Lu}\p{L}{3}|(?<!\p{L})(?:usa|USA)(?!\p{L})/u;
/** Houses whose names stand on packs of many brands. */
const house =
  /(?<!\p{L})(?:unilever|procter|p ?& ?g|beiersdorf|henkel|johnson & johnson|l['’]or[eé]al|colgate|avon|pierre fabre)(?!\p{L})/iu;
/** "refers to", "guaranteed": one word that is enough. */
const telling =
  /(?<!\p{L})(?:refers to|guarantee|satisfaction|handmade|testado|utilicese|manteng\p{L}+|formulated with|vegan|for product details|many more|r[eé]serv[eé]e aux|fabriqu[eé] en|hergestellt in|prodotto in|fabricado en|vervaardigd in|tillverkad i|fremstillet i|valmistettu|wyprodukowano|vyroben[eoáý]|con[tț]ine ap[aă]|contient d[eu]|patikrinta)(?!\p{L})/iu;

/** Small words of many languages: so many in a piece so long are a sentence. */
const small = /^(?:de|del|la|el|los|las|un|una|en|le|les|et|du|des|der|die|das|und|di|il|da|do|que|em|os|na|av|och|og)$/iu;
const [longPiece, fewestSmall] = [10, 3];

function isLongSentence(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length >= longPiece && words.filter((word) => small.test(word)).length >= fewestSmall;
}

/** Words in a script that names are not printed in. */
const otherScript = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Greek}]{3,}[^,]*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Greek}]{3,}/u;

const isTalk = (text: string) =>
  otherScript.test(text) ||
  isLongSentence(text) ||
  telling.test(text) ||
  maker.test(text) ||
  house.test(text) ||
  proseLike(text) ||
  isForeignSentence(text);

/** A heading inside of what was read as one name: the list begins behind it. */
const heading = /ingr[eé]d\p{L}{2,6}[^:]{0,30}:\s*/giu;
/** The same where its colon was lost; its letters may have been, too ("INGREDENTES"). */
const bareHeading = /(?<!\p{L})ingr[eé]di?[ae]n\p{L}{1,4}\s+/giu;

/** The heading itself in several languages, one of them with strange letters: "INGREDIENTS/INGREDIENTES/CBCTABKИ". */
const onlyHeading = /^\W*ingr[eé]di?[ae]n[^,;]*[/|][^,;]*$/iu;
/** A number of the pack that stands alone: "No. 88818". */
const onlyNumber = /^\W*(?:no|nr|n[°º]|art(?:[.\s-]+n[or])?|ref|lote?)?[\s.:#°-]*\d[\d\s./-]{2,}$/iu;

/** A number of a lot or of a formula: "85402.540.AB.05", "(F.I/L B170603/1)"; a colour without its "CI" has five digits. */
const fewestDigits = 6;
const colour = /^\W*c\W?[il1|]/iu;
const isCode = (text: string) => {
  const digits = text.match(/\d/g)?.length ?? 0;
  return digits >= fewestDigits && digits >= (text.match(/\p{L}/gu)?.length ?? 0) && !colour.test(text);
};

/** What is on a pack and in no name: a footnote, a long number, contents, how long the product keeps, a promise. */
const sign =
  /^[\s.,;]*[*†‡]|(?<!C\.?\s?[IL1l]\.?\s?)\d{4,}(?!\))|\d\s?(?:ml|g|fl\.?\s?oz)(?!\p{L})|(?<!\d)\d{1,2}\s?M(?!\p{L})|\(?\d{2,3}\/\d{2,3}|\d\s?% ?vol|(?<!\p{L})(?:certified|patents?|agri?cult\p{L}+|biologi\p{L}+|art\.?\s?nr|lote?|made in|enth[aä]lt|contient|contiene|contains|inflama\p{L}+|flammable|volume net|lingettes?|wipes?|packaging|flasche|flacon|bouchon|tapón|etiqueta)(?!\p{L})/iu;
/** Behind a full stop begins something else. */
const stop = /^[\s*†‡)]*[.;]\s/;
/** Words looked at for a name, with its bracket. */
const longestName = 8;
const fewestLetters = 2;
const longName = 8;
const wordEnd = /\s+|$/g;
const behindName = /[\s.,;:*†‡-]+$/;

/** Length of the longest known name that a text begins with, its bracket included; 0 without one. */
function nameInFront(text: string, lexicon: Lexicon): number {
  const ends = [...text.matchAll(wordEnd)].slice(0, longestName).map(({ index }) => index);
  const longest = ends.findLast((end) => {
    const name = text.slice(0, end).replace(behindName, '');
    const known = keyOf(name).length > fewestLetters ? (identify(lexicon, name) ?? identify(lexicon, withoutBrackets(name))) : null;
    return known !== null;
  });
  return longest === undefined ? 0 : text.slice(0, longest).replace(behindName, '').length;
}

/** How far an unread piece is made of known names, one behind the other. */
function namesInFront(text: string, lexicon: Lexicon): number {
  for (let end = 0; ; ) {
    const blank = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
    const name = /^[\p{L}\d]/u.test(text.slice(end + blank)) ? nameInFront(text.slice(end + blank), lexicon) : 0;
    if (name === 0) return end;
    end += blank + name;
  }
}

/** "… y FDyC Amarillo 5": one more name; the word may have been taken for a part of the one in front. */
const goesFurther = /(?:^|\s)(?:y|e|et|and|und|en|og|och|i|и)(?:\s|$)/iu;

/** Does the text hold names that the list does not? Then it is not cut off. One may be a word that is a name by chance. */
function holdsOthers(text: string, listed: ReadonlySet<number | null>, lexicon: Lexicon): boolean {
  const words = text.split(/[\s,.;/]+/);
  const found = words.flatMap((word, at) =>
    [word, word + (words[at + 1] ?? '')].flatMap((name) => {
      const key = keyOf(name);
      return key.length < longName ? [] : (find(lexicon, key)?.id ?? []);
    }),
  );
  return new Set(found.filter((id) => !listed.has(id))).size > (goesFurther.test(text) ? 0 : 1);
}

const slip = 2;
const isLike = (word: string, known: string) =>
  word.length < 5
    ? known.startsWith(word)
    : known.length > 4 && (known.includes(word) || word.includes(known) || editDistance(word, known, slip) <= slip);

/** It has words or a number, and no word of it is a name or like a word of any: "visible flakes", "pH-hautneutral", and no spoilt name. */
function isStrange(text: string, lexicon: Lexicon): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  if (words.length === 0) return /\d{3}/.test(text);
  const known = [...vocabulary(lexicon)];
  return words.every((word) => find(lexicon, keyOf(word)) === null && !known.some((other) => isLike(word, other)));
}

function endOfOpening(items: readonly Item[]): number {
  const known = items.findIndex(({ id }) => id !== null);
  const isOpening = (text: string) => isTalk(text) || text.search(bareHeading) > 0 || onlyHeading.test(text);
  const last = items.slice(0, Math.max(0, known)).findLast(({ text }) => isOpening(text));
  if (!last) return 0;
  if (onlyHeading.test(last.text)) return last.end;
  const headings = [...last.text.matchAll(heading)].at(-1) ?? [...last.text.matchAll(bareHeading)].at(-1);
  return headings ? last.start + headings.index + headings[0].length : last.end;
}

function startOfClosing(items: readonly Item[], lexicon: Lexicon): number {
  const unread = items.slice(items.findLastIndex(({ id }) => id !== null) + 1);
  const listed = new Set(items.map(({ id }) => id));
  for (const [at, { text, start }] of unread.entries()) {
    const front = namesInFront(text, lexicon);
    const rest = text.slice(front);
    if (!/[\p{L}\d]/u.test(rest)) continue;
    const isOnPack =
      isTalk(rest) ||
      onlyNumber.test(text) ||
      (front === 0 && isCode(text)) ||
      (front > 0 && (stop.test(rest) || sign.test(rest))) ||
      (at === unread.length - 1 && front >= longName && !goesFurther.test(text) && isStrange(rest, lexicon));
    if (isOnPack) return holdsOthers(rest, listed, lexicon) ? Number.POSITIVE_INFINITY : start + front;
  }
  return Number.POSITIVE_INFINITY;
}

/** The part of a text between sentences and addresses that were read as unknown names in front of the first known name and behind the last; `start` 0 and `end` infinite where there are none. */
export const betweenTalk = (items: readonly Item[], lexicon: Lexicon): { readonly start: number; readonly end: number } => ({
  start: endOfOpening(items),
  end: startOfClosing(items, lexicon),
});
