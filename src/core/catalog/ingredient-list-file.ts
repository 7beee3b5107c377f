import { aliasOf } from '#core/inci/names/fold.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import { families } from '#core/knowledge/vocabulary.ts';
import { type FacetFacts, type ListedIngredient, listedIngredient, originOptions } from './listed-ingredient.ts';

/** Places in the list, each as the distance from the one before: small numbers, which compress well. */
type Steps = readonly number[];
type Postings = Readonly<Record<string, Steps>>;

interface Packed {
  /** INCI names from A to Z, a line each. */
  readonly inci: string;
  /** Those that do not follow from the INCI name, by place. */
  readonly aliases: Readonly<Record<string, string>>;
  /** A digit each: place in `families` and in `originOptions`. */
  readonly families: string;
  readonly origins: string;
  readonly roles: readonly string[];
  /** The roles of each ingredient by their place in `roles`, the leading one first. */
  readonly roleRows: readonly (readonly number[])[];
  readonly products: readonly number[];
  readonly settled: Postings;
  readonly disputed: Postings;
  readonly effects: Postings;
  /** By "low-high". */
  readonly comedogenic: Postings;
}

function postings<Item>(items: readonly Item[], wordsOf: (item: Item) => readonly string[]): Postings {
  const steps: Record<string, number[]> = {};
  const last: Record<string, number> = {};
  items.forEach((item, place) => {
    for (const word of wordsOf(item)) {
      steps[word] ??= [];
      steps[word].push(place - (last[word] ?? 0));
      last[word] = place;
    }
  });
  return steps;
}

function wordsByPlace(packed: Postings, size: number): string[][] {
  const words: string[][] = Array.from({ length: size }, () => []);
  for (const [word, steps] of Object.entries(packed)) {
    let place = 0;
    for (const step of steps) {
      place += step;
      words[place]?.push(word);
    }
  }
  return words;
}

/** Writes the list for the filters, in the order given (A–Z). */
export function encodeIngredientList(ingredients: readonly FacetFacts[]): string {
  const listed = ingredients.map(listedIngredient);
  const roles = [...new Set(ingredients.flatMap((ingredient) => ingredient.roles))];
  const places = new Map(roles.map((role, place) => [role, place]));
  const packed: Packed = {
    inci: listed.map(({ inci }) => inci).join('\n'),
    aliases: Object.fromEntries(listed.flatMap(({ inci, alias }, place) => (alias === aliasOf(inci) ? [] : [[place, alias]]))),
    families: listed.map(({ family }) => families.indexOf(family)).join(''),
    origins: ingredients.map(({ origin }) => originOptions.indexOf(origin)).join(''),
    roles,
    roleRows: listed.map(({ options }) => options.role.map((role) => places.get(role) ?? 0)),
    products: listed.map(({ productCount }) => productCount),
    settled: postings(listed, ({ options, disputed }) => options.flag.filter((flag) => !disputed.some((other) => other === flag))),
    disputed: postings(listed, ({ disputed }) => disputed),
    effects: postings(listed, ({ options }) => options.effect),
    comedogenic: postings(listed, ({ comedogenic }) => (comedogenic ? [`${comedogenic.low}-${comedogenic.high}`] : [])),
  };
  return JSON.stringify(packed);
}

function range(text: string | undefined): ListedIngredient['comedogenic'] {
  if (text === undefined) return null;
  const [low, high] = text.split('-').map(Number);
  return { low: low ?? 0, high: high ?? low ?? 0 };
}

/** Reads what encodeIngredientList wrote; it is our own build's, so its shape is trusted. */
export function decodeIngredientList(text: string): ListedIngredient[] {
  const packed: Packed = JSON.parse(text);
  const names = packed.inci === '' ? [] : packed.inci.split('\n');
  const settled = wordsByPlace(packed.settled, names.length);
  const disputed = wordsByPlace(packed.disputed, names.length);
  const effects = wordsByPlace(packed.effects, names.length);
  const comedogenic = wordsByPlace(packed.comedogenic, names.length);
  return names.map((inci, place) => {
    const flags = (words: string[][], state: 'settled' | 'disputed') =>
      (words[place] ?? []).map((flag) => ({ flag: flag as FlagName, state }));
    return listedIngredient({
      inci,
      alias: packed.aliases[place] ?? aliasOf(inci),
      family: families[Number(packed.families[place])] ?? 'active',
      roles: (packed.roleRows[place] ?? []).flatMap((role) => packed.roles[role] ?? []),
      origin: originOptions[Number(packed.origins[place])] ?? 'unknown',
      comedogenic: range(comedogenic[place]?.[0]),
      flags: [...flags(settled, 'settled'), ...flags(disputed, 'disputed')],
      effects: (effects[place] ?? []).map((effect) => ({ effect })),
      productCount: packed.products[place] ?? 0,
    });
  });
}
