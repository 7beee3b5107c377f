import type { Language } from '#core/language.ts';
import { longPattern } from '../long-pattern.ts';
import { oncePer } from '../remembered.ts';
import type { Facts } from './facts.ts';

/** INCI names that are Latin or a number: trivial names of the European pharmacopoeia, colour index numbers, plants by their botanical name and part. */
const unspoken = new RegExp(
  longPattern`
    ^(?:CI \d|(?:Aqua|Parfum|Aroma|Mel|Lac|Ovum|Cera|Maris|Adeps|Paraffinum|Butyrum|Solum|Faex|Colla|Caprae|Equae|Olus|Serica)\b)|
    ^\p{Lu}\p{Ll}+ \p{Lu}.*(?:Oil|Butter|Extract|Water|Juice|Powder|Wax|Gum|Starch|Flour|Protein|Bran|Meal|Seed|Leaf|Flower|Root|Fruit|
    Peel|Bark|Resin|Cera|Unsaponifiables|Absolute)$
  `,
  'u',
);

/** "Sodium Laureth Sulfate" → "sodium laureth sulfate"; capitals alone, formulas (HCl) and numbers stay. */
export const inSentence = oncePer(({ inci }: Pick<Facts, 'inci'>) =>
  inci.replace(/(?<!\p{L})\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase()),
);

/** Shoppers know "vitamin A palmitate" better than its name on the label; only of these two they know that one as well. */
const vitamin = /^(?:pro)?vitamin\b/;
const knownByLabel: ReadonlySet<string> = new Set(['Niacinamide', 'Retinol']);

/** The common name that a shopper would use rather than the name of the label; null where the label says it as well. */
export function everydayName({ inci, common }: Pick<Facts, 'inci' | 'common'>, language: Language): string | null {
  const name = common?.[language] || null;
  return language === 'ru' || (name !== null && (unspoken.test(inci) || (vitamin.test(name) && !knownByLabel.has(inci)))) ? name : null;
}

/** What a shopper calls an ingredient in the middle of a sentence: its Russian name; in English the name of the label, unless that is Latin or a number, or a vitamin. */
export function plainNameOf(facts: Pick<Facts, 'inci' | 'common'>, language: Language): string {
  return everydayName(facts, language) ?? inSentence(facts);
}
