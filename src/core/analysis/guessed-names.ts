import { isChoice } from '#core/inci/choice.ts';
import { correctionKind } from '#core/inci/names/correction.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import type { Item, Reading } from '#core/inci/reading.ts';

/** Names that may stand for others than they were read as. */

/** With fewer letters a slip may be one of another name ("Sodium Brate"), or several slips are ("p-Phenplendiamine"). */
const surelyMeant = { slip: 12, slips: 20 };

/** Was it read as a name that may not be the one on the pack: a short one with a slip, or one with several? What it would be is asked, never stated. */
export function isGuessedName({ match, text, inci }: Item): boolean {
  if (match !== 'corrected') return false;
  const letters = keyOf(text).length;
  return letters < surelyMeant.slip || (letters < surelyMeant.slips && correctionKind(text, inci ?? '') === 'several');
}

/** Between scraps of a list a shorter word may be part of another name, or of what the product is without: "sans formaldéhyde". */
const surelyNamed = 16;
/** No word at all, so that it cannot be part of another; a number without its letters may be a code of the pack. */
const numberOfIndex = /^\W*ci ?\d{5}\W*$/i;
/** What polymers are made of stands in a list by itself only where their names were torn. */
const monomers: ReadonlySet<string> = new Set([
  'Styrene',
  'Ethylene',
  'Propylene',
  'Butadiene',
  'Isoprene',
  'Acrylamide',
  'Acrylonitrile',
  'Vinyl Chloride',
]);

/** May it be said that the law forbids it here? Nothing is accused that may stand for another name, nor what is one of a choice; what has its amount on the label is no scrap. */
export function mayBeAccused(item: Item | undefined, isDoubted: boolean): boolean {
  if (!item || isGuessedName(item) || isChoice(item) || monomers.has(item.inci ?? '')) return false;
  return !isDoubted || item.percent !== null || numberOfIndex.test(item.text) || keyOf(item.text).length >= surelyNamed;
}

/** Does the item stand there as a name itself, letter by letter, be it in another language? `id`: what is asked after, and no name in its bracket. */
export const isNamedPlainly = (item: Item | undefined, id: number): boolean =>
  (item?.match === 'exact' || item?.match === 'synonym') && item.id === id && !monomers.has(item.inci ?? '');

/** A bracket that is not closed: "CI 42090 (FD". */
const openAtEnd = /[([{][^)\]}]*[\p{L}\d][^)\]}]*$/u;

/** What parts names, and none behind it. */
const partedAtEnd = /^\s*[,;]\s*$/;

/** The last name is the front of a longer one, its bracket was never closed, or a comma stands behind it: whoever copied the list may have left out what follows it; behind a shade follow shades. */
export function endsTorn({ items, text }: Pick<Reading, 'items' | 'text'>): boolean {
  const last = items.at(-1);
  if (!last) return false;
  if (openAtEnd.test(last.text) || (!last.mayContain && partedAtEnd.test(text.slice(last.end)))) return true;
  if (last.match !== 'corrected' || last.inci === null) return false;
  const [printed, meant] = [keyOf(last.text), keyOf(last.inci)];
  return meant.length > printed.length && meant.startsWith(printed);
}
