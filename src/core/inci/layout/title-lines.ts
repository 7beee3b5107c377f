import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { isPromise } from '../pack/absences.ts';
import { isNamedAgain } from '../pack/plain-titles.ts';
import { trimmedText } from '../pieces/found.ts';
import { numberedLine } from '../pieces/list/split.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { hasForeignWords } from './foreign-words.ts';
import { namesKind } from './product-kinds.ts';
import { startsKnown } from './starts-known.ts';

/** More lines than a brand, a name, a size and a price are no title. */
const maxLines = 4;
/** UTF-16 units. */
const longestLine = 120;
/** "Niacinamide 10% + Zinc 1%": what is behind the first name. */
const strengthOn = /\s\d{1,2}(?:[.,]\d{1,2})?\s?%.*$/;
const parting = /[,;•|]/;
/** "Moisturizing Cream, 50 ml": one comma may part a title. */
const isParted = (line: string) => (line.match(/[,;•|]/g) ?? []).length > 1;

/** "с пантенолом", "for dry skin": a promise, although it may name an ingredient. */
const promised = /^(?:with|without|for|and|no|in|с|со|без|для|от|и|не)\s/iu;

/** "Sun fluid SPF 50+, light, oil-free": a kind of product, its promises behind commas and no ingredient, in front of a list of its own. */
function isPartedTitle(lexicon: Lexicon, line: string, list: string): boolean {
  if (/[,;]$/.test(line)) return false;
  const [kind = '', ...promises] = line.split(parting).map((piece) => piece.trim());
  const listLine = /[^\n]*/.exec(list.trimStart())?.[0] ?? '';
  return (
    namesKind(kind) &&
    identify(lexicon, kind) === null &&
    promises.every((promise) => promise === '' || promised.test(promise) || identify(lexicon, promise) === null) &&
    parting.test(listLine) &&
    startsKnown(lexicon, listLine, 0)
  );
}

/** "- Cruelty-free, vegan" */
const promisesOnly = (lexicon: Lexicon, line: string) =>
  line.split(parting).every((piece) => piece.trim() === '' || isPromise(lexicon, trimmedText(piece)));

/** Does a line of promises, one without a name of an ingredient, or with that of a kind of product, stand in front of `list`? */
function isTitleLine(lexicon: Lexicon, line: string, list: string): boolean {
  if (line.length > longestLine) return false;
  if (promisesOnly(lexicon, line)) return true;
  if (isParted(line)) return isPartedTitle(lexicon, line, list);
  if (identify(lexicon, line)) return false;
  if (namesKind(line)) return true;
  if (parting.test(line)) return false;
  if (startsKnown(lexicon, line, 0)) return isNamedAgain(lexicon, line.replace(strengthOn, ''), list);
  // A single word may be an ingredient that nobody knows, unless the kind of product stands below.
  return hasForeignWords(lexicon, line) && (line.includes(' ') || namesKind(/[^\n]*/.exec(list.trimStart())?.[0] ?? ''));
}

/** Names on lines of their own, of which more than half are known. */
function areNames(lexicon: Lexicon, text: string): boolean {
  const lines = text.split('\n').map((line) => trimmedText(line.replace(numberedLine, '')));
  const known = lines.filter((line) => line !== '' && identify(lexicon, line));
  return known.length > 2 && known.length * 2 > lines.length && known[0] === lines[0];
}

/** "CeraVe Moisturizing Cream", a line break and the list: what stands on lines of its own in front of a list without a heading names the product. */
export function takeTitleLines(lexicon: Lexicon, masked: MaskedText): void {
  if (!masked.text.includes('\n') || masked.takenOut.some(({ why }) => why === 'heading' || why === 'section')) return;
  let at = 0;
  let titles = 0;
  while (titles <= maxLines) {
    const end = masked.text.indexOf('\n', at);
    const line = masked.text.slice(at, end < 0 ? masked.text.length : end);
    if (/[^\s\u0080]/.test(line)) {
      // "Citrus Limon Peel Oil" among many names tells of no kind of product.
      if (parting.test(line) && startsKnown(lexicon, masked.text, at) && (isParted(line) || !namesKind(line))) break;
      // "Deodorant crystal stick", and one name below it.
      if (end < 0 && titles > 0 && identify(lexicon, line.replace(/[\u0080\s]+/g, ' ').trim())) break;
      // "Мыло ручной работы" above names that stand on lines of their own.
      if (titles === 1 && areNames(lexicon, masked.text.slice(at)) && namesKind(masked.text.slice(0, at))) break;
      if (end < 0 || !isTitleLine(lexicon, line.replace(/[\u0080\s]+/g, ' ').trim(), masked.text.slice(end))) return;
      titles += 1;
    } else if (end < 0) return;
    at = end + 1;
  }
  if (titles > 0 && titles <= maxLines) masked.take(0, at, 'heading');
}
