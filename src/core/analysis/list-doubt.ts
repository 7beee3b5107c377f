import { isChoice } from '#core/inci/choice.ts';
import { isLongerInOtherScript } from '#core/inci/pack/other-script.ts';
import type { Item, Reading } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { lacksActive } from './lacks-active.ts';
import { lacksColour } from './lacks-colour.ts';
import { lacksTitled } from './lacks-titled.ts';
import { lacksWater } from './lacks-water.ts';
import { lacksVehicle } from './no-vehicle.ts';
import { bound } from './share-bounds.ts';
import type { ItemIndex } from './verdicts.ts';

/**
 * Why a list cannot be relied on as a whole, so that nothing is concluded from it: only what is surely there is said.
 * unread: too few of its names are known; spoilt: too much text is no name, though few pieces are unknown; run-in: the bracket of a name holds a stretch of the list;
 * in-part: what is named cannot make up a product, or the list has clearly more names in a script that is not read; no-water: what works in water alone is named and no water, so that the beginning is missing;
 * no-colour: of a make-up that colours every name is known and none is of a colour, so that the end is missing;
 * no-active: what makes a product of its category work, or what its title names for that, is missing; most often the inactive ingredients alone are named.
 */
export const listDoubts = ['unread', 'spoilt', 'run-in', 'in-part', 'no-water', 'no-colour', 'no-active'] as const;
export type ListDoubt = (typeof listDoubts)[number];

/** Below this share of recognised ingredients no product-level verdict is given. */
export const leastRecognised = 0.85;

/** Names seldom have more words: a longer piece that was not read holds several. */
const wordsOfName = 5;
const wordsIn = (text: string) => text.split(/[^\p{L}\d-]+/u).filter((word) => /\p{L}/u.test(word)).length;
/** "Foobaria Officinalis Flower Water (Eau florale de foobar)", "Foobaria Officinalis (Foobar) Leaf Extract": one name, and in its bracket the same in other words. */
const glossed = /^\p{L}+(?: [\p{L}/-]+){1,5} ?\([^(),;]*\)(?: \p{L}+){0,3}[\s*]*$/u;
/** With more of them a list is damaged, glosses or not. */
const fewUnread = 2;
const namesIn = (text: string, isFew: boolean) => (isFew && glossed.test(text.trim()) ? 1 : Math.max(1, wordsIn(text) / wordsOfName));

const openBracket = /[([{]/;
/** So many known ingredients of unlike kinds in the bracket of another, or so many words between two commas of it. */
const [fewestInside, fewestKinds, longestInside] = [3, 2, 8];

/** The bracket in it was never closed, and holds more than explains a name. */
const neverClosed = (text: string) => {
  const open = text.lastIndexOf('(');
  return open > 0 && !/[)\]}]/.test(text.slice(open)) && wordsIn(text.slice(open)) > longestInside;
};

/** A bracket that was never closed, or was put around what follows a name. */
function hasRunIn({ id, text, components }: Item, facts: readonly (Facts | null | undefined)[]): boolean {
  if (!openBracket.test(text) || facts[id ?? -1]?.family === 'fragrance') return false;
  if (id === null || components.length === 0) return neverClosed(text);
  if (components.some((one) => one.id === null && wordsIn(one.text) > longestInside)) return true;
  const inside = components.flatMap((one) => (one.id === null || one.id === id ? [] : (facts[one.id]?.family ?? [])));
  return inside.length >= fewestInside && new Set(inside).size >= fewestKinds;
}

/** What is declared was rounded, or left a trace out. */
const nearlyWhole = 90;
/** With more names, or with water behind it, an ingredient in front that cannot be much tells of another order, not of a missing rest. */
const fewNames = 3;

/** A scent that must be declared, itself and not an oil that holds it. */
const isDeclaredScent = ({ inci, limits }: Facts) => limits.some(({ label }) => label !== null) && !/\b(?:oil|extract|water)\b/i.test(inci);
const colour = /^CI \d/;

/** "Limonene, Linalool, CI 60730": the end of a list, where what scents and colours a product is declared. */
function isEndAlone(known: readonly (Facts | null | undefined)[]): boolean {
  const scents = known.filter((one) => one && isDeclaredScent(one)).length;
  return scents > 1 && known.every((one) => one && (isDeclaredScent(one) || colour.test(one.inci)));
}

/** Law of amounts: together the ingredients make up all of a product, and the first of them is no less than their average. */
function isInPart(items: readonly Item[], counted: readonly ItemIndex[], facts: readonly (Facts | null | undefined)[]): boolean {
  const mostOf = (index: ItemIndex) => {
    const { id = null, percent = null } = items[index] ?? {};
    return percent ?? (id === null ? 100 : bound(facts[id]));
  };
  const [first] = counted;
  if (first === undefined) return false;
  const known = counted.map((index) => facts[items[index]?.id ?? -1]);
  if (isEndAlone(known) || lacksVehicle(known)) return true;
  const hasBase = known.some((one) => one?.family === 'base');
  if (counted.length <= fewNames && !hasBase && items[first]?.percent === null && mostOf(first) * counted.length < 100) return true;
  const isActive = (index: ItemIndex) => items[index]?.section === 'active' && items[index]?.percent === null;
  // "Active ingredients: …", and nothing behind them.
  if (!hasBase && counted.every(isActive)) return true;
  let most = 0;
  return counted.every((index) => {
    most += mostOf(index);
    return most < nearlyWhole;
  });
}

interface DoubtedList {
  readonly reading: Reading;
  readonly counted: readonly ItemIndex[];
  /** By lexicon id. */
  readonly facts: readonly (Facts | null | undefined)[];
  /** Alias of the category that it is filed in. */
  readonly category: string | null;
}

/** The first doubt that holds; null for a list that can be relied on. */
export function doubtOf({ reading: { items, text, title = '' }, counted, facts, category }: DoubtedList): ListDoubt | null {
  // A choice was read, whichever it is.
  const unread = counted.filter((index) => items[index]?.id === null && !(items[index] && isChoice(items[index])));
  const recognised = counted.length - unread.length;
  if (counted.length === 0 || recognised / counted.length < leastRecognised) return 'unread';
  const lost = unread.reduce((names, index) => names + namesIn(items[index]?.text ?? '', unread.length <= fewUnread), 0);
  if (recognised / (recognised + lost) < leastRecognised) return 'spoilt';
  if (items.some((item) => hasRunIn(item, facts))) return 'run-in';
  if (isInPart(items, counted, facts) || isLongerInOtherScript(text, items.length)) return 'in-part';
  const known = counted.map((index) => facts[items[index]?.id ?? -1]);
  if (lacksWater(category, items, known)) return 'no-water';
  if (lacksColour(category, title, items, facts)) return 'no-colour';
  return lacksActive(category, known) || lacksTitled(title, category, items, facts) ? 'no-active' : null;
}

interface JudgedList {
  readonly doubt: ListDoubt | null;
  readonly counted: readonly ItemIndex[];
  readonly recognisedShare: number;
}

/** Too few names were read to judge the whole, yet two of three were, with the base of a product: a list, and no scraps or text that says what it is without. */
export function readsAsList({ doubt, counted, recognisedShare }: JudgedList, facts: readonly (Facts | null)[]): boolean {
  return doubt === 'unread' && recognisedShare >= 2 / 3 && counted.some((index) => facts[index]?.family === 'base');
}
