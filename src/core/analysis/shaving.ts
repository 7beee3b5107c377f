import type { Facts } from '#core/knowledge/facts.ts';
import type { Shelf } from './product-use.ts';
import { cleansersOf, isFattyAcid } from './soap.ts';
import type { Use } from './use.ts';
import type { ItemIndex } from './verdicts.ts';

/** What is put on before shaving and stays there is filed beside what is rinsed off with the stubble. */
const shavingShelf = 'shaving';
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

/** How a product of this category is used, as far as its list bears it out: of products for shaving, what foams is rinsed off and spirit stays on; of others nobody knows. */
export function useOnShelf(use: Use, shelf: Shelf | null, counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): Use {
  if (shelf?.category !== shavingShelf || use !== 'rinse-off') return use;
  if (counted.slice(0, spiritPlaces).some((index) => spirit.test(facts[index]?.inci ?? ''))) return 'leave-on';
  return foams(counted, facts) ? use : 'unknown';
}
