import type { Language } from '#core/language.ts';
import type { Facts } from './ingredient.ts';

/** INCI names that are Latin or a number: trivial names of the European pharmacopoeia, colour index numbers, plants by their botanical name and part. */
const unspoken =
  /^(?:CI \d|(?:Aqua|Parfum|Aroma|Mel|Lac|Ovum|Cera|Maris|Adeps|Paraffinum|Butyrum|Solum|Faex|Colla|Caprae|Equae|Olus|Serica)\b)|^\p{Lu}\p{Ll}+ \p{Lu}.*(?:Oil|Butter|Extract|Water|Juice|Powder|Wax|Gum|Starch|Flour|Protein|Bran|Meal|Seed|Leaf|Flower|Root|Fruit|Peel|Bark|Resin|Cera|Unsaponifiables|Absolute)$/u;

/** "Sodium Laureth Sulfate" → "sodium laureth sulfate"; capitals alone, formulas (HCl) and numbers stay. */
const inSentence = (inci: string) => inci.replace(/(?<!\p{L})\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

/** What a shopper calls an ingredient in the middle of a sentence: its Russian name; in English the name of the label, unless that is Latin or a number and there is a common one. */
export function plainNameOf({ inci, common }: Pick<Facts, 'inci' | 'common'>, language: Language): string {
  if (language === 'ru') return common?.ru || inSentence(inci);
  return (unspoken.test(inci) && common?.en) || inSentence(inci);
}
