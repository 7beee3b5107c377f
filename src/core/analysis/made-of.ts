import type { Facts } from '#core/knowledge/facts.ts';
import type { ListInUse } from './list-in-use.ts';
import { lye } from './soap.ts';
import type { ItemIndex } from './verdicts.ts';
import { isWatery } from './watery.ts';

const fizzingAcid = /^(?:Citric|Tartaric|Malic|Fumaric) Acid$/;
const carbonate = /^(?:Sodium|Potassium) (?:Bicarbonate|Carbonate)$|^Sodium Sesquicarbonate$/;
/** What fizzes is much of the product. */
const fizzingPlaces = 5;
/** So far in front soda is more than water dissolves. */
const grainPlaces = 3;
/** They thicken what washes in water, and no bath salt. */
const thickeningSalt = /^(?:(?:Sodium|Potassium) Chloride|Sodium Sulfate)$/;
/** What is used up by the fizz, or too much for it. */
const spent: ReadonlySet<string> = new Set(['ph-adjuster', 'chelator']);

interface Input extends Pick<ListInUse, 'counted' | 'facts' | 'products'> {
  /** Items of which the list makes soap. */
  readonly soap: readonly ItemIndex[];
}

/** Acid and carbonate in front of a list without water, which part as gas in the bath; none where one of them lacks. */
function fizzing({ counted, facts }: Input): ReadonlySet<ItemIndex> {
  const top = counted.slice(0, fizzingPlaces);
  const named = (pattern: RegExp) => top.filter((index) => pattern.test(facts[index]?.inci ?? ''));
  const [acids, carbonates] = [named(fizzingAcid), named(carbonate)];
  if (acids.length === 0 || carbonates.length === 0 || top.some((index) => isWatery(facts[index]))) return new Set();
  return new Set([...acids, ...carbonates]);
}

/** Says what an item is there for by what it comes to among the others: soap, gas, grains that scrub, taste, the bulk of a tablet; else by what is told of it, `usual`. */
export function rolesByList(input: Input) {
  const { counted, facts, products, soap } = input;
  const gas = fizzing(input);
  const grinds = products.has('scrub') || products.has('toothpaste');
  // Beside what sweetens, a flavour is there for its taste wherever it is put on.
  const isTasted = counted.some((index) => facts[index]?.roles[0] === 'sweetener');
  const isTablet = products.has('toothpaste') && !counted.some((index) => isWatery(facts[index]));
  const isDryBath = products.has('wash') && !counted.some((index) => isWatery(facts[index]) || facts[index]?.roles.includes('cleanser'));
  return (index: ItemIndex, { inci, roles }: Facts, usual: readonly string[]): readonly string[] => {
    if (soap.length > 0 && lye.test(inci)) return ['soap-lye'];
    if (soap.includes(index)) return ['soap-fat'];
    if (gas.has(index)) return ['fizz', ...usual.filter((role) => !spent.has(role))];
    if (isDryBath && thickeningSalt.test(inci) && usual.length > 1) return usual.filter((role) => role !== 'thickener');
    if (isTasted && roles[0] === 'flavour') return roles;
    if (isTablet && inci === 'Microcrystalline Cellulose') return ['filler', ...usual];
    const isGrain = grinds && inci === 'Sodium Bicarbonate' && counted.slice(0, grainPlaces).includes(index);
    return isGrain ? ['abrasive', ...usual] : usual;
  };
}
