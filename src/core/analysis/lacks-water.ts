import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { longPattern } from '#core/long-pattern.ts';

/** What is poured, pumped or squeezed out, and sold without water only as an oil, a spray or a powder. */
const liquids: ReadonlySet<string> = new Set([
  ...['cleansers', 'micellar-waters', 'toners', 'essences', 'serums', 'face-creams', 'creams', 'eye-care', 'body-lotions', 'hand-creams'],
  ...['foot-care', 'shower-gels', 'intimate-care', 'shaving', 'after-shaves', 'shampoos', 'conditioners', 'hair-masks', 'leave-in-care'],
  ...['eye-make-up', 'sunscreens', 'after-sun', 'self-tanners', 'mouthwashes'],
]);
/** Swells in water. */
const gels = /^(?:Carbomer|Hydroxyethylcellulose|Xanthan Gum)$|Acrylates\/C10-30 Alkyl Acrylate|Acryloyldimethyl ?taurate/i;
/** Works, or keeps, in water alone. */
const ofWater = new RegExp(longPattern`
    ^(?:Sodium Hydroxide|Potassium Hydroxide|Triethanolamine|Tromethamine|(?:Di|Tri|Tetra)sodium EDTA|Sodium Benzoate|Potassium Sorbate|
    Tetrasodium Glutamate Diacetate|Methyl(?:chloro)?isothiazolinone)$
  `);
/** Water, or what is mostly water, in the languages of labels, known or not. */
const watery =
  /aqua|\bwat|water|juice|wass|[aá][gq]?ua|acqua|w[oó]d[ay]|vand|vatten|vann|vesi|\b(?:eau|jus|su|suc)\b|th?ermal|вод|сок|filtrate|milk|lait|\blac\b/i;

/**
 * "Petrolatum, Stearic Acid, …, Sodium Hydroxide, Carbomer" of a lotion: what thickens water and what neutralises it or dissolves in it, and no water: the
 * beginning of the list was lost. Medicines name what acts apart.
 */
export function lacksWater(category: string | null, items: readonly Item[], known: readonly (Facts | null | undefined)[]): boolean {
  if (category === null || !liquids.has(category)) return false;
  const holds = (pattern: RegExp) => known.some((one) => one && pattern.test(one.inci));
  if (!(holds(gels) && holds(ofWater))) return false;
  return !items.some(({ text, inci, section }) => section === 'active' || watery.test(`${text} ${inci}`));
}
