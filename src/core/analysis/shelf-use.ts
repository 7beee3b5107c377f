import type { Facts } from '#core/knowledge/facts.ts';
import { longPattern } from '../long-pattern.ts';
import type { Shelf } from './product-use.ts';
import { pullsHair } from './pulls-hair.ts';
import { cleansersOf, isFattyAcid } from './soap.ts';
import type { Use } from './use.ts';
import type { ItemIndex } from './verdicts.ts';

const front = 8;
const spirit = /^Alcohol(?: Denat\.)?$/;
const spiritPlaces = 2;
const neutraliser = /^(?:(?:Sodium|Potassium) Hydroxide|Triethanolamine)$/;
const amineSoap = /^TEA-(?:Stearate|Palmitate)$/;

/** Does the front of a list foam: a cleanser, a gas, or fatty acids with what makes soap of them? */
function foams(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): boolean {
  const top = counted.slice(0, front);
  if (cleansersOf(counted, facts).some((index) => top.includes(index))) return true;
  const known = top.flatMap((index) => facts[index] ?? []);
  if (known.some(({ inci, roles }) => roles.includes('propellant') || amineSoap.test(inci))) return true;
  return known.some(({ inci }) => neutraliser.test(inci)) && known.some(({ inci }) => isFattyAcid(inci));
}

/** What is put on before shaving and stays there is filed beside what is rinsed off with the stubble. */
function useForShaving(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): Use {
  if (counted.slice(0, spiritPlaces).some((index) => spirit.test(facts[index]?.inci ?? ''))) return 'leave-on';
  return foams(counted, facts) ? 'rinse-off' : 'unknown';
}

/** What a mask is washed or peeled off with: earth, grains that scour, film, cream. */
const takenOff = new RegExp(longPattern`
    ^(?:Kaolin|Montmorillonite|Bentonite|Illite|Silt|Loess|Zeolite|Talc|Solum Fullonum|Sucrose|Sodium Chloride|Maris Sal|Polyvinyl Alcohol)$|
    (?:Clay|Mud|Earth|Ash)\b
  `);
const creamy: ReadonlySet<string> = new Set(['emulsifier', 'emollient']);

/** A gel without any of it is as often what soaks a cloth, and stays on. */
function useOfMask(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): Use {
  if (cleansersOf(counted, facts).length > 0) return 'rinse-off';
  const known = counted.slice(0, front).flatMap((index) => facts[index] ?? []);
  return known.some(({ inci, roles }) => takenOff.test(inci) || roles.some((role) => creamy.has(role))) ? 'rinse-off' : 'unknown';
}

/** What dissolves hair is washed off with it. */
const dissolvesHair = /(?:Thioglycol|Thiolact)|\bSulfide$/;

function useForHairRemoval(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): Use {
  if (pullsHair(facts[counted[0] ?? -1]?.inci) || cleansersOf(counted, facts).length > 0) return 'rinse-off';
  return counted.some((index) => dissolvesHair.test(facts[index]?.inci ?? '')) ? 'rinse-off' : 'unknown';
}

const byShelf: Readonly<Record<string, (counted: readonly ItemIndex[], facts: readonly (Facts | null)[]) => Use>> = {
  shaving: useForShaving,
  masks: useOfMask,
  'hair-removal': useForHairRemoval,
};

/** How a product of this category is used, as far as its list bears it out: the use that the category is known for, or another one, or unknown. */
export function useOnShelf(use: Use, shelf: Shelf | null, counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): Use {
  if (shelf === null || use !== 'rinse-off') return use;
  return byShelf[shelf.category]?.(counted, facts) ?? use;
}
