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
const joints = /\s[+&|–—-]\s|[+&|;:,\n]|\.(?=\s|$)|\s(?:and|in|и|в)\s/iu;
/** What a title calls a product between a name and its strength, or behind both. */
const filler = new RegExp(
  longPattern`
    ^(?:serum|toner|gel|cream|lotion|suspension|solution|exfoliating|exfoliant|liquid|peel|peeling|booster|treatment|ampoule|essence|
    mask|face|facial|foot|hand|body|at|of|with|pure|stabili[sz]ed|сыворотка|тоник|крем|гель|пилинг|с|из|чистый|чистая)$
  `,
  'iu',
);
/** "90 % natural", "20 % less": shares of something else. */
const otherShare =
  /^\W*(?:natural|naturally|organic|bio|vegan|plants?|recycled|less|more|fewer|off|extra|free|active|of\s+(?:the|natural|all|users|women)|натуральн|органич|больше|меньше|скидк)/iu;
/** Usual short names that an ingredient list does not use. */
const shortNames: Readonly<Record<string, string>> = {
  bha: 'Salicylic Acid',
  bpo: 'Benzoyl Peroxide',
  aha: 'AHA',
  ahas: 'AHA',
  pha: 'PHA',
};

/** "Aloe vera 99 %" is the juice, the gel or an extract of the leaf; a powder would be diluted. */
const aloe = /^Aloe Barbadensis Leaf(?: (?:Juice|Extract|Water|Gel))?$/;

/** Names that titles give to forms and groups of them: all that is sold as hyaluronic acid is a salt of it or a piece. */
const soldAs: Readonly<Record<string, RegExp>> = {
  'Hyaluronic Acid': /^(?:Sodium|Potassium|Hydrolyzed) Hyaluron(?:ate|ic Acid)$/,
  'Aloe Barbadensis Leaf': aloe,
  'Aloe Barbadensis Leaf Juice': aloe,
  AHA: /^(?:(?:Glycolic|Lactic|Mandelic|Malic|Tartaric) Acid|(?:Ammonium|Sodium) (?:Glycolate|Lactate))$/,
  PHA: /^(?:Gluconolactone|Lactobionic Acid|Maltobionic Acid)$/,
};

const isGroup = /^[AP]HA$/;

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
  /** Of a group of which the list holds several: the percentage of all of them, by item. */
  readonly atMost: ReadonlyMap<ItemIndex, number>;
}

/**
 * Strengths that the title in front of a list names: "10% Niacinamide Serum: Aqua, Niacinamide, …".
 * Only where one promise names exactly one ingredient with one percentage, the list holds it once, and its place allows as much; or a group of several ("AHA 30 %").
 * `leading`: the active ingredient that the list begins with, as a medicine's does: a lone strength without a name is its own ("Gel 15 %").
 */
export function titleAmounts(
  { items, leftOut, text }: Reading,
  counted: readonly ItemIndex[],
  lexicon: Lexicon,
  leading: ItemIndex | null = null,
): TitleAmounts {
  const declared = new Map<ItemIndex, number>();
  const atMost = new Map<ItemIndex, number>();
  const start = items[0]?.start ?? 0;
  if (!text.slice(0, start).includes('%')) return { declared, atMost };
  const unnamed: number[] = [];
  for (const { text: front, end } of leftOut) {
    if (end > start || front.length > maxTitleLength) continue;
    for (const promise of front.split(joints)) {
      const strength = percentIn(promise);
      if (!strength?.value || percentIn(promise.slice(strength.end)) || otherShare.test(promise.slice(strength.end))) continue;
      const before = named(lexicon, wordsOf(promise.slice(0, strength.start)), 'end');
      const behind = named(lexicon, wordsOf(promise.slice(strength.end)), 'start');
      const inci = before && behind && before !== behind ? null : (before ?? behind);
      if (!before && !behind) unnamed.push(strength.value);
      const positionsOf = (is: (name: string) => boolean) => counted.flatMap((item, at) => (is(items[item]?.inci ?? '') ? [at] : []));
      const itself = inci === null ? [] : positionsOf((name) => name === inci);
      const form = inci === null ? undefined : soldAs[inci];
      const [position = -1, ...others] = itself.length === 0 && form ? positionsOf((name) => form.test(name)) : itself;
      const index = counted[position];
      if (others.length > 0 && form && itself.length === 0 && isGroup.test(inci ?? ''))
        for (const one of [position, ...others]) atMost.set(counted[one] ?? -1, strength.value);
      if (index === undefined || others.length > 0 || items[index]?.percent !== null || strength.value > 100 / (position + 1)) continue;
      declared.set(index, strength.value);
    }
  }
  const [strength, ...further] = unnamed;
  if (leading !== null && strength && further.length === 0 && declared.size + atMost.size === 0 && items[leading]?.percent === null)
    declared.set(leading, strength);
  return { declared, atMost };
}
