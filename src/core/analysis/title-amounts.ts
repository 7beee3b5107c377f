import { identify } from '#core/inci/names/identify.ts';
import type { Lexicon } from '#core/inci/names/lexicon.ts';
import { percentIn } from '#core/inci/pieces/attributes.ts';
import type { Reading } from '#core/inci/reading.ts';
import { longPattern } from '../long-pattern.ts';
import type { ItemIndex } from './verdicts.ts';

/** Titles are short; what tells more names no strength. */
const maxTitleLength = 400;
const maxWords = 6;
/** What joins two promises of a title. */
const joints = /\s[+&|–—-]\s|[+&|;:\n]|[.,](?=\s|$)|\s(?:and|in|et|und|y|и|в)\s/iu;
/** "Toning Solution (tonique à l'acide glycolique 7 %)": a promise of its own. */
const bracket = /\(([^()]*\p{L}[^()]*)\)/gu;
/** "98 % d'aloe vera" */
const elided = /(?<!\p{L})[dl]['’](?=\p{L})/giu;
/** What a title calls a product between a name and its strength, or behind both. */
const filler = new RegExp(
  longPattern`
    ^(?:serum|toner|gel|cream|lotion|suspension|solution|exfoliating|exfoliant|liquid|peel|peeling|booster|treatment|ampoule|essence|
    mask|face|facial|foot|hand|body|at|of|with|pure|stabili[sz]ed|concentrate|s[ée]rum|cr[eè]me|creme|crema|akut|forte|de|à|mit|avec|con|rein(?:e[rs]?)?|puro|pura|
    сыворотка|тоник|крем|гель|пилинг|с|из|чистый|чистая)$
  `,
  'iu',
);
/** "90 % natural", "20 % less", "96 % ingrédients d'origine naturelle": shares of something else. */
const otherShare = new RegExp(
  longPattern`
    ^[^\p{L}\d]*(?:(?:d['’]|d[eiu] |от )?(?:natur|organi|ingr[eé]d|inhaltsst|origin|herkunft|pflanz|v[eé]g[eé]t|vegan|biol|bio$|plants?\b|recycl|
    less|more|fewer|off\b|extra|free|acti[fv]|plus\b|moins|mehr|weniger|menos|più|of\s+(?:the|natural|all|users|women)|
    натуральн|органич|растительн|больше|меньше|скидк))
  `,
  'iu',
);
/** "-20 %" */
const reduced = /(?:^|\s)[-−]$/;

/** Does a percentage of a title tell the share of something else, or a price? */
export const isOtherShare = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean =>
  otherShare.test(text.slice(end)) || reduced.test(text.slice(0, start));

/** Usual short names that an ingredient list does not use. */
const shortNames: Readonly<Record<string, string>> = {
  bha: 'Salicylic Acid',
  bpo: 'Benzoyl Peroxide',
  aha: 'AHA',
  ahas: 'AHA',
  pha: 'PHA',
  naf: 'Sodium Fluoride',
  karite: 'Butyrospermum Parkii Butter',
  karité: 'Butyrospermum Parkii Butter',
};

/** "Aloe vera 99 %" is the juice, the gel or an extract of the leaf; a powder would be diluted. */
const aloe = /^Aloe Barbadensis Leaf(?: (?:Juice|Extract|Water|Gel))?$/;

/** Names that titles give to forms and groups of them: all that is sold as hyaluronic acid is a salt of it or a piece. */
const soldAs: Readonly<Record<string, RegExp>> = {
  'Hyaluronic Acid': /^(?:Sodium|Potassium|Hydrolyzed) Hyaluron(?:ate|ic Acid)$/,
  'Aloe Barbadensis Leaf': aloe,
  'Aloe Barbadensis Leaf Juice': aloe,
  AHA: /^(?:(?:Glycolic|Lactic|Mandelic|Malic|Tartaric) Acid|(?:Ammonium|Sodium) (?:Glycolate|Lactate))$/,
  Tocopherol: /^Tocopher(?:ol|yl Acetate)$/,
  PHA: /^(?:Gluconolactone|Lactobionic Acid|Maltobionic Acid)$/,
};

/** Of several forms none has the strength alone. */
const isGroup = /^(?:[AP]HA|Tocopherol)$/;

/** "Glycolic 7% toner", "Пилинг гликолевый 30%": an acid by its adjective. */
const acids: readonly (readonly [RegExp, string])[] = [
  [/^(?:glycolic|гликолев\p{L}+)$/iu, 'Glycolic Acid'],
  [/^(?:lactic|молочн(?:ый|ая|ой))$/iu, 'Lactic Acid'],
  [/^(?:mandelic|миндальн(?:ый|ая|ой))$/iu, 'Mandelic Acid'],
  [/^(?:salicylic|салицилов\p{L}+)$/iu, 'Salicylic Acid'],
  [/^(?:azelaic|азелаинов\p{L}+)$/iu, 'Azelaic Acid'],
  [/^(?:tranexamic|транексамов\p{L}+)$/iu, 'Tranexamic Acid'],
];

const wordsOf = (text: string) => text.split(/[\s()]+/u).filter((word) => /[\p{L}\d]/u.test(word));

/** The ingredient that the longest run of words names, at the end nearest to the strength. */
function named(lexicon: Lexicon, words: readonly string[], from: 'start' | 'end'): string | null {
  const rest = [...words];
  while (rest.length > 0 && filler.test((from === 'start' ? rest[0] : rest.at(-1)) ?? '')) from === 'start' ? rest.shift() : rest.pop();
  const short = shortNames[(from === 'start' ? rest[0] : rest.at(-1))?.toLowerCase() ?? ''];
  if (short) return short;
  for (let length = Math.min(maxWords, rest.length); length > 0; length -= 1) {
    const run = (from === 'start' ? rest.slice(0, length) : rest.slice(-length)).join(' ');
    const found = lexicon.incis[identify(lexicon, run)?.id ?? -1];
    if (found) return found;
  }
  const [nearest = ''] = from === 'start' ? rest : rest.slice(-1);
  return acids.find(([adjective]) => adjective.test(nearest))?.[1] ?? null;
}

export interface TitleAmounts {
  /** Percent, by item. */
  readonly declared: ReadonlyMap<ItemIndex, number>;
  /** Of these, what the title of the product tells, and not the text of its list. */
  readonly ofProduct: ReadonlySet<ItemIndex>;
  /** Of a group of which the list holds several: the percentage of all of them, by item. */
  readonly atMost: ReadonlyMap<ItemIndex, number>;
}

/** What is known of the amounts of an item. */
export interface Plausible {
  /** May there be so much of it? */
  mayBe(index: ItemIndex, percent: number): boolean;
  /** Is it an amount that it is sold in for what it does: "Vitamin C 15"? */
  isUsual(index: ItemIndex, percent: number): boolean;
}

/** "Urea 10 Balm", "Vitamin C 15": a number alone, which is no size, age or count. */
const bareNumber =
  /(?<![\p{L}\d.,#+-]|(?<!\p{L})(?:in|en) )\d{1,2}(?:[.,]\d{1,2})?(?![\d.,°+-]| ?(?:in|en|x|m|ml|g|gr|oz|l|h|hours?|days?|jours?|мл|г|шт)(?!\p{L}))/u;

function strengthIn(
  text: string,
  isTitle: boolean,
): { readonly value: number | null; readonly start: number; readonly end: number; readonly isBare: boolean } | null {
  const percent = percentIn(text);
  if (percent) return { ...percent, isBare: false };
  const bare = isTitle ? bareNumber.exec(text) : null;
  return bare && { value: Number(bare[0].replace(',', '.')), start: bare.index, end: bare.index + bare[0].length, isBare: true };
}

const none: TitleAmounts = { declared: new Map(), ofProduct: new Set(), atMost: new Map() };

/** The promises of what the product is called, then those in front of its list. */
function promisesOf({ title = '', items, leftOut, text }: Reading): { readonly text: string; readonly isTitle: boolean }[] {
  const start = items[0]?.start ?? 0;
  const fronts = text.slice(0, start).includes('%') ? leftOut.filter(({ end }) => end <= start).map((front) => front.text) : [];
  return [title, ...fronts].flatMap((front, at) =>
    front.length <= maxTitleLength && (front.includes('%') || (at === 0 && /\d/.test(front)))
      ? front
          .replace(bracket, '; $1 ;')
          .replace(elided, '')
          .split(joints)
          .map((promise) => ({ text: promise, isTitle: at === 0 }))
      : [],
  );
}

/**
 * Strengths that the title of a product or what stands in front of its list names: "10% Niacinamide Serum: Aqua, Niacinamide, …".
 * Only where one promise names exactly one ingredient with one percentage, the list holds it once, and its place allows as much; or a group of several ("AHA 30 %").
 * `leading`: the active ingredient that the list begins with, as a medicine's does: a lone strength without a name is its own ("Gel 15 %").
 */
export function titleAmounts(
  reading: Reading,
  counted: readonly ItemIndex[],
  lexicon: Lexicon,
  plausible: Plausible,
  leading: ItemIndex | null = null,
): TitleAmounts {
  const promises = promisesOf(reading);
  if (promises.length === 0) return none;
  const { items } = reading;
  const declared = new Map<ItemIndex, number>();
  const ofProduct = new Set<ItemIndex>();
  const atMost = new Map<ItemIndex, number>();
  const unnamed = new Map<number, boolean>();
  const declare = (index: ItemIndex, percent: number, isTitle: boolean) => {
    declared.set(index, percent);
    if (isTitle) ofProduct.add(index);
  };
  for (const { text, isTitle } of promises) {
    const strength = strengthIn(text, isTitle);
    if (!strength?.value || percentIn(text.slice(strength.end)) || isOtherShare(text, strength)) continue;
    const before = named(lexicon, wordsOf(text.slice(0, strength.start)), 'end');
    const behind = named(lexicon, wordsOf(text.slice(strength.end)), 'start');
    const inci = before && behind && before !== behind ? null : (before ?? behind);
    if (!before && !behind && !strength.isBare) unnamed.set(strength.value, isTitle);
    const positionsOf = (is: (name: string) => boolean) => counted.flatMap((item, at) => (is(items[item]?.inci ?? '') ? [at] : []));
    const itself = inci === null || isGroup.test(inci) ? [] : positionsOf((name) => name === inci);
    const form = inci === null ? undefined : soldAs[inci];
    const [position = -1, ...others] = itself.length === 0 && form ? positionsOf((name) => form.test(name)) : itself;
    const index = counted[position];
    if (others.length > 0 && form && !strength.isBare && isGroup.test(inci ?? ''))
      for (const one of [position, ...others]) atMost.set(counted[one] ?? -1, strength.value);
    if (index === undefined || others.length > 0 || items[index]?.percent !== null || strength.value > 100 / (position + 1)) continue;
    if (!plausible.mayBe(index, strength.value) || (strength.isBare && !plausible.isUsual(index, strength.value))) continue;
    // "100 % argan oil" of a list that names more is said of where the oil comes from.
    if (strength.value < 100 || counted.length === 1) declare(index, strength.value, isTitle);
  }
  const [lone, ...further] = unnamed;
  if (leading !== null && lone && further.length === 0 && declared.size + atMost.size === 0 && items[leading]?.percent === null)
    declare(leading, ...lone);
  return { declared, ofProduct, atMost };
}
