import { keyOf } from '#core/inci/names/fold.ts';
import { hardHeading } from '#core/inci/pack/heading-patterns.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Item, Reading } from '#core/inci/reading.ts';
import { matchesOf } from '#core/inci/text/matches.ts';
import { sharedPart } from '#core/similarity/likeness.ts';
import { longPattern } from '../long-pattern.ts';

/** Lists of one field: `repeated` is one list printed more than once (in several languages), of which the text from `start` to `end` reads best. */
export type ListCount =
  | { readonly kind: 'one' }
  | { readonly kind: 'several' }
  | { readonly kind: 'repeated'; readonly start: number; readonly end: number };

/** Items a list has at least. */
const shortest = 4;
/** Share of common ingredients from which two lists are the same. */
const same = 0.8;
/** The same behind a heading of its own ("BESTANDTEILE:"): one language of the two is often read badly. */
const sameHeaded = 0.4;

/** Two lists in the same words that are both read so well have to agree so far, and so far where the other one begins with something else behind a heading. */
const wellRead = 0.85;
const agreed = 0.8;
const agreedHeaded = 0.5;

/** What a list begins with stands among so many of its names. */
const front = 6;
/** So many of the names behind it, of as many as a front has, come again too where a list begins anew without a sign. */
const alsoAgain = 3;
/** Names in front of a list that begins so. */
const longBefore = 8;
/** "Parfum Developer Aqua/Water": what an unread name ends with where the next list begins in it. */
const endsInWater = /\p{L}[^,;]*?(?:aqua|water|eau|wasser)\W*$/iu;
/** "Product Name:" between two lists. */
const productName = /product name\s?:/i;
/** Far behind the front of a list that goes on with names it had stands the developer of a dye. */
const peroxide = 'hydrogen-peroxide';

/** One list seldom names so many twice, other than in a row. */
const manyAgain = 5;
const namedAgain = (items: readonly Item[]) =>
  items.filter(({ duplicate, mayContain, id }, at) => duplicate && !mayContain && id !== items[at - 1]?.id).length;

/** Does a list begin anew at an item, though no sign tells? With names that stood in front of the one before, with many names of it in a row, or with the water that was run into the name before it. */
function beginsAnew(items: readonly Item[], at: number, list: readonly Item[]): boolean {
  const item = items[at];
  if (list.length < longBefore || !item || item.mayContain || item.id === null) return false;
  const before = items[at - 1];
  const isRun = before?.id === null && endsInWater.test(before.text);
  if (isRun && (item.duplicate || item.alias === peroxide || namedAgain(items.slice(at)) >= manyAgain)) return true;
  if (!item.duplicate) return false;
  const behind = items.slice(at + 1, at + 1 + front);
  if (item.alias === 'aqua' && behind[0]?.alias === peroxide) return true;
  const again = behind.filter(({ duplicate, mayContain }) => duplicate && !mayContain).length;
  return again === front || (again >= alsoAgain && list.slice(0, front).some(({ id }) => id === item.id));
}

const startsList = (gap: string) => /[.:\n|]|\d{5}|(?:^|\s)[-—–]\s/.test(gap);

interface Segment {
  readonly items: Item[];
  /** It is a part of a kit with a name of its own. */
  readonly part: boolean;
  /** Something other than a comma stands in front. */
  readonly apart: boolean;
  /** A heading such as "Ingredients:" stands in front. */
  readonly headed: boolean;
}

/** Cuts the items where a list begins anew: at a new part of a kit, and where water or the first ingredient comes again. */
function segments({ items, text }: Reading): Segment[] {
  const found: Segment[] = [{ items: [], part: false, apart: true, headed: false }];
  let current = found[0];
  for (const [at, item] of items.entries()) {
    const last = current?.items.at(-1);
    const [first] = current?.items ?? [];
    const panel = item.section === 'active' || item.section === 'inactive' || last?.section === 'active' || last?.section === 'inactive';
    const part = last !== undefined && item.section !== last.section && !panel;
    const again =
      item.duplicate && !item.mayContain && (item.alias === 'aqua' || item.id === first?.id) && (current?.items.length ?? 0) >= shortest;
    const anew = !panel && beginsAnew(items, at, current?.items ?? []);
    if (part || anew || (again && !panel)) {
      const gap = text.slice(last?.end ?? 0, item.start);
      current = { items: [], part, apart: part || anew || startsList(gap), headed: gap.search(hardHeading) >= 0 };
      found.push(current);
    }
    current?.items.push(item);
  }
  return found;
}

const namesOf = ({ items }: Segment) => new Set(items.flatMap(({ id, mayContain }) => (id === null || mayContain ? [] : [id])));
const shareOf = ({ items }: Segment) => items.filter(({ id }) => id !== null).length / Math.max(1, items.length);

function overlap(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const common = [...one].filter((id) => other.has(id)).length;
  return common / Math.max(1, Math.min(one.size, other.size));
}

/** Is one no translation of the other? */
function haveSameWords(one: Segment, other: Segment): boolean {
  const printed = new Set(one.items.map(({ text }) => keyOf(text)));
  const again = other.items.filter(({ text }) => printed.has(keyOf(text))).length;
  return again * 2 >= Math.min(printed.size, other.items.length);
}

/** Does one field hold the lists of several products (a hair dye and its developer, a gift box)? */
export function countLists(reading: Reading): ListCount {
  if (reading.items.some(({ id, text }, at) => id === null && at >= shortest && productName.test(text))) return { kind: 'several' };
  const lists = segments(reading).filter((segment) => segment.items.length >= shortest && namesOf(segment).size >= 3);
  const [first, ...others] = lists;
  if (!first || others.length === 0) return { kind: 'one' };
  const names = namesOf(first);
  const isRead = lists.map(shareOf).every((share) => share >= wellRead);
  const isSame = (other: Segment) => {
    const own = namesOf(other);
    const isLike = overlap(names, own) >= (other.headed ? sameHeaded : same);
    if (!isLike || !isRead || !haveSameWords(first, other)) return isLike;
    const beginsLike = first.items.slice(0, front).some(({ id }) => id === other.items[0]?.id);
    return sharedPart(names, own) >= (other.part ? 1 : beginsLike ? agreed : other.headed ? agreedHeaded : 0);
  };
  if (others.every(isSame)) {
    const longest = Math.max(...lists.map(({ items }) => items.length));
    const best = lists.filter(({ items }) => items.length * 2 >= longest).reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a));
    return { kind: 'repeated', start: best.items[0]?.start ?? 0, end: best.items.at(-1)?.end ?? 0 };
  }
  return others.some((other) => !isSame(other) && (other.apart || namedAgain(other.items) >= manyAgain))
    ? { kind: 'several' }
    : { kind: 'one' };
}

/** "Coffret", "gift set": several things in a box. */
const boxed = new RegExp(
  longPattern`
    (?<!\p{L})(?:coffrets?|trousse|gift ?(?:set|box|pack)|kits?|geschenk(?:set|box|packung|koffer)|estuche(?: de)? regalo|
    [ck]ombi(?=.* \+ )|cofanetto|gavesett|gave[æe]ske|presentset|lahjapakkaus|advent(?:s[ck]alend[ae]r| calendar)|calendrier de l['’]avent|
    подарочный набор|набор подарочный)(?!\p{L})
  `,
  'iu',
);

/** Does a title name a box of things? Where they are of several kinds, one list tells only one of them; a box of soaps is of one kind. */
export const isBox = (title: string): boolean => boxed.test(title);

/** "Lait OU Lotion": does a title offer one of two products, with a list of one of them? */
export const isChoice = (title: string): boolean => /\p{Ll} (?:OU|OR|ODER|ИЛИ) \p{Lu}\p{Ll}/u.test(title);

/** Names known at least behind a heading of a product's own. */
const fewestOwn = 8;
/** Of two lists with so few names in common none translates the other or praises what stands in it. */
const another = 0.6;

/** "INGREDIENTS: …" stands twice in the text, with different lists behind it; the reader takes one of them. */
export function haveOtherLists(text: string, dictionary: Dictionary): boolean {
  const headings = matchesOf(hardHeading, text).map(({ index, 0: heading }) => index + heading.length);
  if (headings.length < 2) return false;
  const lists = headings
    .map((start, at) =>
      namesOf({ items: [...readLabel(text.slice(start, headings[at + 1]), dictionary).items], part: false, apart: true, headed: true }),
    )
    .filter(({ size }) => size >= fewestOwn);
  const [first, ...others] = lists;
  return first !== undefined && others.some((other) => overlap(first, other) < another);
}
