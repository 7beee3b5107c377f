import type { Reading } from '#core/inci/reading.ts';
import type { MarkedProduct, toldProducts } from '#core/knowledge/marked-products.ts';
import { withLetters } from '#core/letters.ts';
import { once, oncePer, rememberedBy } from '#core/remembered.ts';
import { pullsHair } from './pulls-hair.ts';
import type { Area, Context, Use } from './use.ts';

/** data/rules/uses.yaml. */
export interface UseRules {
  readonly uses: readonly { readonly use: Context; readonly says: readonly string[] }[];
  /** Words of what may be rinsed off or left on, as one likes. */
  readonly either: readonly string[];
  readonly areas: readonly {
    readonly area: Area;
    readonly says: readonly string[];
    readonly least: number;
    readonly names: readonly string[];
    /** Only these many names in front are looked at; all of them where left out. */
    readonly first?: number | undefined;
    /** One of these must stand beside them. */
    readonly with?: readonly string[] | undefined;
  }[];
  readonly airborne: readonly string[];
  readonly marked: readonly {
    readonly product: (typeof toldProducts)[number];
    readonly says: readonly string[];
    /** In a product for this area so many of them (one where left out), among the `first` in front, tell it too. */
    readonly area: Area;
    readonly names: readonly string[];
    readonly least?: number | undefined;
    readonly first?: number | undefined;
    /** Aliases of categories all of whose products are such. */
    readonly categories?: readonly string[] | undefined;
    /** Of a product that is filed, words tell it in these categories alone. */
    readonly among?: readonly string[] | undefined;
  }[];
}

/** What the category of a product tells of it. */
export interface Shelf {
  readonly category: string;
  /** What of a person it is for. */
  readonly area: string;
}

/** Finds texts that hold one of these patterns, in small letters, as a whole word or phrase. Made when first asked; a pattern that ignores case takes twice as long to make. */
export function phrase(patterns: readonly string[]): (text: string) => boolean {
  if (patterns.length === 0) return () => false;
  const pattern = once(() => withLetters(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u'));
  return (text) => text !== '' && pattern().test(text.toLowerCase());
}

const compiled = oncePer(({ uses, either, areas: areaRules, airborne, marked }: UseRules) => ({
  uses: uses.map(({ use, says }) => ({ use, says: phrase(says) })),
  either: phrase(either),
  areas: areaRules.map(({ area, says }) => ({ area, says: phrase(says) })),
  /** By INCI name: the places of the areas it tells of. */
  areasByName: new Map(
    [...new Set(areaRules.flatMap(({ names }) => names))].map((name) => [
      name,
      areaRules.flatMap(({ names }, areaIndex) => (names.includes(name) ? [areaIndex] : [])),
    ]),
  ),
  airborne: phrase(airborne),
  marked: marked.map((one) => ({ ...one, says: phrase(one.says), names: new Set(one.names) })),
}));

/** What a text says besides the names of its list: what was left out of it, what was not read, the names of its parts. */
export function proseOf({ items, leftOut }: Reading): string {
  const parts = leftOut.map(({ text }) => text);
  for (const { id, text, section } of items) {
    if (id === null) parts.push(text);
    if (section !== null && !parts.includes(section)) parts.push(section);
  }
  return parts.join('\n');
}

/** The same with what the product is called. */
export const proseWithTitle = (reading: Reading): string => [reading.title, proseOf(reading)].filter((text) => text).join('\n');

/** "In case of contact with the eyes, rinse well with water" says nothing of how a product is used. */
const eyeWarning = /[^.!\n]*(?:\b(?:in|into|with) (?:the |your )?eyes\b|в глаза|с глазами)[^.!\n]*/giu;
/** Looked for first: to find the sentence around the eyes takes long in a text without any. */
const mayWarn = /eyes|глаза/i;
const withoutWarnings = (text: string) => (mayWarn.test(text) ? text.replace(eyeWarning, ' ') : text);

/** How a text besides its list says that the product is used; null where it does not say. */
export function useSaidIn(text: string, rules: UseRules): Context | null {
  if (text === '') return null;
  const plain = withoutWarnings(text);
  return isSaidEither(plain, rules) ? null : (compiled(rules).uses.find(({ says }) => says(plain))?.use ?? null);
}

/** Does a text say that the product may be rinsed off or left on? */
const isSaidEither = (text: string, rules: UseRules): boolean => compiled(rules).either(text);

/** How a product is used that is known to be used so, or else as its title says: it is left on whatever else it is called, or may be either. */
export function useAsTitled(use: Use, title: string, rules: UseRules): Use {
  if (title === '' || (use !== 'rinse-off' && use !== 'leave-on')) return use;
  if (isSaidEither(title, rules)) return 'unknown';
  const stays = compiled(rules).uses.find((one) => one.use === 'leave-on');
  return use === 'rinse-off' && stays?.says(title) ? 'leave-on' : use;
}

const maxRemembered = 500;

/** What stands beside lists repeats itself, so the answers are remembered. */
const airborneIn = rememberedBy(maxRemembered, (rules: UseRules, text: string): boolean => compiled(rules).airborne(text));

/** Does the text speak of a spray, an aerosol or a loose powder? */
export const saysAirborne = (text: string, rules: UseRules): boolean => airborneIn(rules, text);

/** The rules of products that the text speaks of. */
const markedIn = rememberedBy(
  maxRemembered,
  (rules: UseRules, text: string) => new Set(compiled(rules).marked.filter(({ says }) => says(text))),
);

/** Is it such a product, as text or category tell? */
export function isOfKind(product: MarkedProduct, text: string, category: string | null, rules: UseRules): boolean {
  const shelved = rules.marked.some((one) => one.product === product && category !== null && one.categories?.includes(category));
  return shelved || [...markedIn(rules, text)].some((one) => one.product === product);
}

/** What tells which product a list is of. */
interface Told {
  /** Beside the list. */
  readonly text: string;
  /** INCI names of the list. */
  readonly names: readonly string[];
  readonly area: Area;
  readonly category: string | null;
  /** The list cleanses. */
  readonly washes: boolean;
}

/** Which of the products it is that some things are said of alone. */
export function markedProductsOf({ text, names, area, category, washes }: Told, rules: UseRules): ReadonlySet<MarkedProduct> {
  const said = markedIn(rules, text);
  const told = compiled(rules).marked.filter((one) => {
    const { names: telling, area: of, least = 1, first, categories = [], among } = one;
    return (
      (category !== null && categories.includes(category)) ||
      (said.has(one) && (category === null || !among || among.includes(category))) ||
      (area === of && names.slice(0, first).filter((name) => telling.has(name)).length >= least)
    );
  });
  const own: MarkedProduct[] = area === 'nails' || area === 'scent' || area === 'lashes' ? [area] : [];
  if (area === 'hair' && washes) own.push('shampoo');
  const products = new Set([...own, ...told.map(({ product }) => product)]);
  // A deodorant is a spray by its gas too.
  if (products.has('deodorant') && (products.has('spray') || products.has('aerosol'))) products.add('deodorant-spray');
  if ((products.has('hair-removal') || products.has('depilatory')) && pullsHair(names[0])) products.add('peeled-off');
  return products;
}

/** The area that the text beside a list names; null where it names none. */
export const areaSaidIn = rememberedBy(maxRemembered, (rules: UseRules, text: string): Area | null => {
  const plain = withoutWarnings(text);
  return compiled(rules).areas.find(({ says }) => says(plain))?.area ?? null;
});

/** What the product is for, from the text besides its list and the INCI names of its list: skin, unless something tells another area. */
export function areaOf(text: string, names: readonly string[], rules: UseRules): Area {
  const said = text === '' ? null : areaSaidIn(rules, text);
  if (said) return said;
  const { areasByName } = compiled(rules);
  const found: number[] = [];
  for (const [position, name] of names.entries())
    for (const areaIndex of areasByName.get(name) ?? [])
      if (position < (rules.areas[areaIndex]?.first ?? names.length)) found[areaIndex] = (found[areaIndex] ?? 0) + 1;
  const told = rules.areas.find(
    ({ least, with: beside }, areaIndex) => (found[areaIndex] ?? 0) >= least && (!beside || beside.some((name) => names.includes(name))),
  );
  return told?.area ?? 'skin';
}
