import type { Facts } from '#core/knowledge/facts.ts';
import { isPerfume, spirit } from './alcohol-strength.ts';
import type { Sequence } from './sequence.ts';
import { isMuchOfIt, neutralises } from './share-bounds.ts';
import { isFattyAcid, soapAcids } from './soap.ts';
import type { ItemIndex } from './verdicts.ts';

/** What there can be of some ingredients in just such a list, wherever they stand: of the dye of a shampoo, the lye of a soap, the filters of a perfume. */

export interface Amount {
  /** What is usual here, percent; null where it is what is usual anywhere. */
  readonly usual: readonly [number, number] | null;
  readonly most: number;
  /** It takes no place of the order: wherever it stands, or in front of what marks the 1 % line, unless it marks that itself and nothing much is behind. */
  readonly free: 'always' | 'in front' | 'never';
}

/** The amount of an ingredient that a rule speaks of. */
type Rule = (facts: Facts, index: ItemIndex) => Amount | null;

const trace = (usual: readonly [number, number], free: Amount['free'] = 'never'): Amount => ({ usual, most: usual[1], free });

const waterDye = /^CI (?!77)\d/;
/** What tints a face, lips or nails: there a dye may be much. */
const tint = /^(?:CI (?:77(?:49\d|26\d|742)|15850|45370|45380|45410|73360|75470)|Iron Oxides|Carmine|Nitrocellulose)$/;
const dyeOfProduct = trace([0.0005, 0.5], 'in front');

function dyes({ counted, facts }: Sequence): Rule | null {
  const has = (is: (one: Facts) => boolean) => counted.some((index) => facts[index] && is(facts[index]));
  if (!has(({ inci }) => inci === 'Aqua' || spirit.test(inci)) || has(({ inci, roles }) => tint.test(inci) || roles.includes('hair-dye')))
    return null;
  return ({ inci, roles }) => (roles[0] === 'colourant' && waterDye.test(inci) ? dyeOfProduct : null);
}

/** What keeps the colour and the scent of a perfume. */
const guardsPerfume: ReadonlySet<string> = new Set(['uv-filter', 'formula-antioxidant', 'stabiliser']);
const guard = trace([0.02, 1.5]);
const mostOfAllergen = 2;

function inPerfume(sequence: Sequence): Rule | null {
  if (!isPerfume(sequence)) return null;
  return ({ roles }) => {
    if (guardsPerfume.has(roles[0] ?? '')) return guard;
    return roles[0] === 'scent-component' ? { usual: null, most: mostOfAllergen, free: 'never' } : null;
  };
}

const lyes: Readonly<Record<string, Amount>> = {
  'Sodium Hydroxide': trace([5, 15], 'always'),
  'Potassium Hydroxide': trace([3, 10], 'always'),
};
/** Beside the first lye of a soap, the second softens or hardens it. */
const secondLye = trace([0.2, 8], 'always');

/** The lye of a soap that is boiled of the oils and acids of the list. */
function inSoap({ counted, facts }: Sequence): Rule | null {
  const [first] = counted.filter((index) => (facts[index]?.inci ?? '') in lyes);
  if (first === undefined || soapAcids(counted, facts).length === 0) return null;
  const isSoap = (one: Facts | null | undefined) => one?.roles[0] === 'cleanser' && !isFattyAcid(one.inci);
  if (counted.slice(0, counted.indexOf(first)).some((index) => isSoap(facts[index]))) return null;
  return ({ inci }, index) => (inci in lyes ? (index === first ? (lyes[inci] ?? null) : secondLye) : null);
}

const fat = / Oil$/;
/** Lime water holds so little of its lime; a liniment is about half lime water and half oil. */
const lime = trace([0.05, 0.3], 'always');
const halfOfLiniment: Amount = { usual: [20, 60], most: 75, free: 'never' };

function inLiniment({ counted, facts }: Sequence): Rule | null {
  const halves = counted.slice(0, 2);
  const has = (name: RegExp, among = counted) => among.some((index) => name.test(facts[index]?.inci ?? ''));
  if (!has(/^Calcium Hydroxide$/) || !has(fat) || !has(/^Aqua$/) || has(/thioglyc/i)) return null;
  // A wipe or a lotion holds some of it.
  const isAll = has(fat, halves) && has(/^Aqua$/, halves) && !has(/^Parfum$|Glucoside$/);
  return ({ inci }, index) => (inci === 'Calcium Hydroxide' ? lime : isAll && halves.includes(index) ? halfOfLiniment : null);
}

const traces: readonly (readonly [RegExp, Amount])[] = [
  [/^Nitrogen$/, trace([0.1, 2], 'in front')],
  [/^Ceramides?\b/, trace([0.0005, 0.5])],
  // Of 200 parts of juice one part of powder is left; some labels place it as the juice.
  [/ Juice Powder$/, trace([0.005, 1], 'always')],
];

/** What only sets the pH or steadies a preservative stands anywhere. */
const regulator = /^(?:(?:Sodium|Potassium) Hydroxide|(?:Mono|Di|Tri)?sodium Citrate)$/i;
const ofRegulator: Amount = { usual: null, most: 1.5, free: 'in front' };
const placesOfAcid = 3;
const oxidised = /^(?:Thioglycolic Acid|\w+ Thioglycolate)$/;

function regulators({ counted, facts }: Sequence): Rule {
  const all = counted.map((index) => facts[index]);
  // Much of it dyes or dissolves hair, or fizzes.
  const isMuch =
    all.some((one) => one && (one.roles.includes('hair-dye') || oxidised.test(one.inci))) || all[0]?.inci === 'Sodium Bicarbonate';
  return (one, index) => {
    if (isMuch) return null;
    const isOne =
      regulator.test(one.inci) ||
      (one.inci === 'Citric Acid' && counted.indexOf(index) >= placesOfAcid) ||
      (one.inci === 'Ammonium Hydroxide' && !all.some((other) => other?.inci === 'Citric Acid')) ||
      (/^Magnesium (?:Chloride|Nitrate)$/.test(one.inci) && all.some((other) => other?.inci === 'Methylisothiazolinone'));
    if (!isOne) return null;
    const place = counted.indexOf(index);
    const before = all.slice(0, place);
    return neutralises(one, all, before) || isMuchOfIt(one, before, all.slice(place + 1)) ? null : ofRegulator;
  };
}

const named: Rule = ({ inci }) => traces.find(([name]) => name.test(inci))?.[1] ?? null;

/** The amounts of a list that it tells of itself. */
export function amountsIn(sequence: Sequence): ReadonlyMap<ItemIndex, Amount> {
  const rules = [inSoap, inLiniment, dyes, inPerfume, regulators].flatMap((rule) => rule(sequence) ?? []);
  const amounts = new Map<ItemIndex, Amount>();
  for (const [place, index] of sequence.counted.entries()) {
    const facts = sequence.facts[index];
    if (!facts || sequence.items[index]?.percent !== null) continue;
    let amount: Amount | null = null;
    for (const rule of [...rules, named]) amount ??= rule(facts, index);
    // What comes first is most of the product.
    if (amount && (place > 0 || amount === halfOfLiniment)) amounts.set(index, amount);
  }
  return amounts;
}
