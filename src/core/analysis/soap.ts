import type { Facts } from '#core/knowledge/facts.ts';
import { longPattern } from '../long-pattern.ts';
import type { ItemIndex } from './verdicts.ts';

/** Soaps by their names, where they lead the list. */
export const soapName = /^(?:Sodium|Potassium) (?:Tallowate|Palmate|Cocoate|Olivate|Palm Kernelate|Shea Butterate|Stearate|Laurate)$/;

/** The strong alkalis, of which soap is made. */
export const lye = /^(?:Sodium|Potassium) Hydroxide$/;
/** Fatty acids whose soaps lather. */
const lathering = /^(?:Lauric|Myristic|Palm Kernel|(?:Hydrogenated )?Coconut) Acid$/;
const fatty =
  /^(?:Lauric|Myristic|Palm Kernel|(?:Hydrogenated )?(?:Coconut|Palm)|Palmitic|Stearic|Behenic|Oleic|Linoleic|Ricinoleic|Tallow|Olive) Acid$/;
export const isFattyAcid = (inci: string): boolean => fatty.test(inci);
/** Soap is made where its acids are much of the product. */
const places = 8;
/** It is made of those that stand a little behind, too. */
const placesOfAcids = 12;

/** Oils and fats that soap is boiled of. */
const boiled = new RegExp(longPattern`
    ^(?:Cocos Nucifera|Elaeis Guineensis(?: Kernel)?|Olea Europaea(?: Fruit)?|Orbignya (?:Oleifera|Speciosa)(?: Seed)?|
    Ricinus Communis Seed|Helianthus Annuus Seed|Laurus Nobilis Fruit) Oil$|^(?:Adeps Bovis|Adeps Suillus|Butyrospermum Parkii Butter)$
  `);
/** Those of which it is boiled together with fatty acids. */
const soapFat = /^(?:Cocos Nucifera|Elaeis Guineensis Kernel|Orbignya (?:Oleifera|Speciosa)(?: Seed)?) Oil$|^Adeps (?:Bovis|Suillus)$/;
/** Lye that makes soap of one oil makes it of the others too; jojoba is a wax. */
const alongside = (facts: Facts | null | undefined): boolean =>
  facts?.roles[0] === 'emollient' && / (?:Oil|Butter)$/.test(facts.inci) && !/^(?:Simmondsia|Hydrogenated) /.test(facts.inci);
/** What makes a cream of oils, or neutralises an acid polymer: there the alkali makes no soap. */
const creams: ReadonlySet<string> = new Set(['emulsifier', 'thickener', 'stabiliser']);
/** What soap is filled or hardened with. */
const filler = /^(?:Tristearin|(?:Potassium|Sodium) Chloride|Sodium Silicate)$| Starch$/;
/** In soap the alkali is much of the product. */
const alkaliPlaces = 7;
/** Where it stands so far in front, it is there for the one oil before it. */
const leadingAlkali = 4;

function isCreamOf(facts: Facts | null | undefined): boolean {
  if (!facts || facts.roles[0] === 'cleanser' || fatty.test(facts.inci) || filler.test(facts.inci)) return false;
  return facts.roles.some((role) => creams.has(role));
}

/** The fatty acids and oils of which the list makes soap on the spot: alkali, and near the top what lathers with a second one, what soap is boiled of, or an acid beside another cleanser. None where it does not. */
export function soapAcids(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): readonly ItemIndex[] {
  const top = counted.slice(0, places);
  const named = (pattern: RegExp) => top.filter((index) => pattern.test(facts[index]?.inci ?? ''));
  // Few lists hold an alkali there.
  const [alkaline] = named(lye);
  if (alkaline === undefined) return [];
  const acids = named(fatty);
  const fats = named(soapFat);
  if (acids.length > 1 && named(lathering).length > 0)
    return counted.slice(0, placesOfAcids).filter((index) => fatty.test(facts[index]?.inci ?? '') || fats.includes(index));
  const place = top.indexOf(alkaline);
  if (place >= alkaliPlaces || top.some((index) => isCreamOf(facts[index]))) return [];
  const oils = named(boiled);
  if (oils.length > 0 && acids.length > 0)
    return fats.length > 0 ? top.filter((index) => oils.includes(index) || acids.includes(index)) : [];
  const isBoiled = oils.length > 1 || (oils.length > 0 && place < leadingAlkali && top.indexOf(oils[0] ?? -1) < place);
  if (isBoiled) return top.filter((index) => oils.includes(index) || alongside(facts[index]));
  if (oils.length > 0) return [];
  // Both lyes, a softer and a harder soap of the fatty acid in front of them: shaving cream.
  if (named(lye).length > 1 && acids.some((index) => top.indexOf(index) < place)) return acids;
  const washes = top.some((index) => facts[index]?.roles[0] === 'cleanser' && !acids.includes(index));
  return washes ? acids : [];
}

/** Couplers and developers of permanent colour, and what dissolves or bends hair: such a product is rinsed out. */
const chemistry = new RegExp(longPattern`
    ^(?:(?:p-Phenylenediamine|Toluene-2,5-Diamine|[mp]-Aminophenol|4-Amino-2-Hydroxytoluene|2,4-Diaminophenoxyethanol)\b|
    (?:Ammonium|Potassium|Calcium|Sodium|Ethanolamine|Glyceryl) Thioglycolate$|Thioglycolic Acid$)
  `);

/** What a stick is gelled of, and with. */
const glycol = /^(?:Dip|P)ropylene Glycol$|^Propanediol$/;
const stearate = /^(?:Sodium|Potassium) (?:Stearate|Palmitate)$/;
/** So far in front its glycol stands. */
const glycolPlaces = 2;

/** Soap that only gels a stick of glycol, as of a deodorant: there it washes nothing. None where anything else lathers. */
export function gellingSoap(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): readonly ItemIndex[] {
  if (!counted.slice(0, glycolPlaces).some((index) => glycol.test(facts[index]?.inci ?? ''))) return [];
  const cleansers = cleansersOf(counted, facts);
  return cleansers.every((index) => stearate.test(facts[index]?.inci ?? '')) ? cleansers : [];
}

/** Does the list cleanse: is it soap, made or added, or has another cleanser among the first three? */
export function cleanses(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): boolean {
  if (soapAcids(counted, facts).length > 0) return true;
  return cleansersOf(counted.slice(0, 3), facts).length > gellingSoap(counted, facts).length;
}

/** Does the list dye for good, or dissolve or bend hair? */
export const hasHairChemistry = (counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): boolean =>
  counted.some((index) => chemistry.test(facts[index]?.inci ?? ''));

/** Is the list that of something washed off: a cleanser, permanent colour or a depilatory? */
export function looksWashedOff(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): boolean {
  return cleanses(counted, facts) || hasHairChemistry(counted, facts);
}

/** Cleansing agents of the list; a fatty acid is one only where it is made into soap. */
export function cleansersOf(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): ItemIndex[] {
  const soap = soapAcids(counted, facts);
  return counted.filter(
    (index) => facts[index]?.roles[0] === 'cleanser' && (!fatty.test(facts[index]?.inci ?? '') || soap.includes(index)),
  );
}
