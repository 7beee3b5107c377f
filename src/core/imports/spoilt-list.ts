import { endsWhole } from '#core/inci/names/chemistry.ts';
import { editDistance } from '#core/inci/names/edit-distance.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import { letterSet, mayBeNear } from '#core/inci/names/letter-set.ts';
import { type Lexicon, vocabulary } from '#core/inci/names/lexicon.ts';
import { hardHeading } from '#core/inci/pack/heading-patterns.ts';
import { scrap } from '#core/inci/pieces/damaged/scraps.ts';
import type { Item, Reading, Span } from '#core/inci/reading.ts';
import { withLetters } from '#core/letters.ts';
import { oncePer, rememberedBy } from '#core/remembered.ts';
import { longPattern } from '../long-pattern.ts';
import { endsName } from './cut-name.ts';
import { standsInName } from './words-of-names.ts';

/** Did a scan spoil so much of a list that nobody can tell what it was? */

/** Names in another language that we do not know are no spoilt ones. */
const otherLanguage = withLetters(
  longPattern`
    (?<!\p{L})(?:d[eio]|del|la|les?|du|des|da|of|und|et|aus|y|avec|with|pour|agents?|huiles?|extra(?:it|to)|acid[eo]|aceite|ole[jo]|
    glikol)(?!\p{L})|(?<!\p{L})[dl]['’]|saure|[à-ÿčďěłńňřśšťůžźżğışąęćđő]
  `,
  'iu',
);
const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;
/** In front of a name, or a long one inside of it, no number is its own. */
const numbers = /^\W*\d+\s|\d{5,}/g;
/** "BEN2DATE" */
const digitInside = /\p{L}{2}\d\p{L}{2}/u;
const inBrackets = /[([][^()[\]]*[)\]]/g;

const longWord = 4;
/** A name of more words is two whose comma was lost. */
const wordsOfName = 5;
/** "Crepis Sibirica Extract": a plant that we do not know. */
const ofPlant = /(?:extract|oil|butter|powder|water|juice|wax)\W*$/i;

/** What is left of a word, and not the name of a substance that we do not know. */
const longestScrap = 7;

const slipIn = (word: string) => (word.length < 7 ? 1 : 2);

/** The long words of names, by their length. */
const wordsByLength = oncePer((lexicon: Lexicon) => {
  const long = [...vocabulary(lexicon)].filter((word) => word.length > longWord);
  return Map.groupBy(
    long.map((word) => ({ word, letters: letterSet(word) })),
    ({ word }) => word.length,
  );
});

const maxRemembered = 5_000;
/** Is a word a slip of one that stands in names? */
const isSlip = rememberedBy(maxRemembered, (lexicon: Lexicon, word): boolean => {
  if (word.length <= longWord) return false;
  const letters = letterSet(word);
  const slip = slipIn(word);
  for (let length = word.length - slip; length <= word.length + slip; length += 1)
    for (const known of wordsByLength(lexicon).get(length) ?? [])
      if (mayBeNear(letters, known.letters, slip) && editDistance(word, known.word, slip) <= slip) return true;
  return false;
});

/** The end of a name ("seed oil"), or parts of two ("Palmitic Laurate") that stood in columns. */
function ofKnown(text: string, last: string, lexicon: Lexicon): number {
  const isSubstance = last === 'acid' || endsWhole(last);
  if ((isSubstance || ofPlant.test(text)) && endsName(lexicon, keyOf(text))) return 1;
  return isSubstance ? 1 / 2 : 0;
}

/** Is nothing between it and a name beside it? */
const ranInto = ({ text, items }: Reading, item: Span) =>
  items.some((other) => {
    const between = other.end <= item.start ? text.slice(other.end, item.start) : text.slice(item.end, other.start);
    return other.id !== null && /^\s+$/.test(between);
  });

/** How much an unread piece is damaged: 1 where parts of names were lost or ran into one another, a half where only letters were mistaken, 0 for a name that we do not know. */
function damageOf(item: Item, reading: Reading, lexicon: Lexicon): number {
  const { text, id } = item;
  if (id !== null || otherLanguage.test(text)) return 0;
  const bare = text.replace(inBrackets, ' ').replace(numbers, ' ');
  const words = bare.toLowerCase().match(/\p{L}{2,}|(?<![\p{L}-])\p{L}(?=\s\p{L}{2})/gu) ?? [];
  const isKnown = (word: string) => standsInName(word, lexicon);
  const strange = words.filter((word) => !isKnown(word));
  const slips = strange.filter((word) => isSlip(lexicon, word)).length;
  const scraps = strange.filter((word) => !isSlip(lexicon, word) && !(word.length > longestScrap && endsWhole(word))).length;
  const known = words.filter((word) => word.length >= longWord && isKnown(word)).length;
  if (known + slips === 0) return ranInto(reading, item) ? 1 : 0;
  if (words.length > wordsOfName || slips > 1 || digitInside.test(bare)) return 1;
  if (strange.length === 0) return ofKnown(bare, words.at(-1) ?? '', lexicon);
  if (scraps > 0) return (slips === 0 && ofPlant.test(bare)) || scraps > known + slips ? 0 : 1;
  return slips > 0 ? 1 / 2 : 0;
}

/** Names at least in front of a heading. */
const torn = 2;

/** "… Alcohol, Glyceryl Stearate, Ingredients: Aqua, Glycerin": the only heading, with water behind it, between names that begin with something else, from where lines of a pack were read in another order. */
export const isTorn = ({ items, leftOut }: Reading): boolean =>
  items[0]?.inci !== 'Aqua' &&
  leftOut.every(({ why, start }) => why !== 'heading' || start > (items[0]?.start ?? 0)) &&
  leftOut.some(
    ({ why, text, start, end }) =>
      why === 'heading' &&
      text.search(hardHeading) >= 0 &&
      items.find((item) => item.start >= end)?.inci === 'Aqua' &&
      items.filter((item) => item.end <= start && item.id !== null && item.section === null).length >= torn,
  );

/** So many damaged pieces, and so many of a hundred. */
const [fewestDamaged, leastShare] = [2, 7];
/** Of a hundred, with half of those that could be mended; and the names that are not read, half of which are damaged. */
const [leastWithMended, leastUnread] = [20, 15];
const fewNames = 6;

/** Are so many of its names damaged that a list is not what stood on the pack? */
export function isSpoilt(reading: Reading, lexicon: Lexicon): boolean {
  const { items } = reading;
  const own = items.filter(({ mayContain }) => !mayContain);
  const unread = own.filter(({ id }) => id === null);
  const mended = own.filter(({ match }) => match === 'corrected').length;
  const isShare = (part: number, least: number) => part * 100 >= least * own.length;
  const isMuch = (damage: number) =>
    (damage >= fewestDamaged && isShare(damage, leastShare)) ||
    (damage > 1 && own.length <= fewNames) ||
    (damage >= 1 && own.length > fewNames && isShare(damage + mended / 2, leastWithMended)) ||
    (damage >= 1 && own.length > fewNames && damage * 2 >= unread.length && isShare(unread.length, leastUnread));
  if (own.length <= fewNames && unread.some((item) => wordsIn(item.text) > wordsOfName && damageOf(item, reading, lexicon) === 1))
    return true;
  const scraps = reading.leftOut.filter((out) => out.why === 'code' && scrap.test(out.text) && ranInto(reading, out)).length;
  // No piece is damaged more than once.
  return isMuch(unread.length + scraps) && isMuch(unread.reduce((sum, item) => sum + damageOf(item, reading, lexicon), scraps));
}
