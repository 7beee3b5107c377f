import type { Facts } from '#core/knowledge/facts.ts';
import { isPerfume, spirit } from './alcohol-strength.ts';
import { type Amount, type AmountRule, amountOf } from './amount-rule.ts';
import { orderedDownTo } from './list-part.ts';
import type { Sequence } from './sequence.ts';

/** How much scent there is in a perfume, and in what is none. */

/** What keeps the colour and the scent of a perfume. */
const guardsPerfume: ReadonlySet<string> = new Set(['uv-filter', 'formula-antioxidant', 'stabiliser']);
const guard = amountOf([0.02, 1.5]);
const mostOfAllergen = 2;

function inPerfume({ roles }: Facts) {
  if (guardsPerfume.has(roles[0] ?? '')) return guard;
  return roles[0] === 'scent-component' ? ({ usual: null, most: mostOfAllergen, free: 'never' } as const) : null;
}

const scent = /^(?:Parfum|Aroma)$/;
/** Of a cream, a conditioner or a gel it is the last percent; of what washes, keeps dry or tastes more, and so of oils; of a spray or a lotion of spirit most. */
const inCream = amountOf([0.1, 1], 'in front');
const inWash = amountOf([0.1, 2], 'before much', 3);
const inOil = amountOf([0.1, 2], 'before much', 5);
const inSpray = amountOf([0.2, 4], 'before much', 8);
/** So near the front there is more of it, or the list is in no order. */
const placesOfStrong = 5;
/** Of an essential oil or what cools there is no more in water, but in a bath. */
const volatile = /^(?:essential-oil|cooling)$/;
const oilInWater: Amount = { usual: null, most: 5, free: 'never' };
/** Among so few of a dry list on what carries perfume it may be one without spirit; elsewhere there is no more of it than that. */
const placesOfSolid = 3;
const carrier = /Triglyceride$|Glycol$|Myristate$|^(?:Triethyl Citrate|Cera Alba|Alcohol|Simmondsia Chinensis Seed Oil)/;
const [inDry, inGas]: readonly [Amount, Amount] = [
  { usual: null, most: 10, free: 'never' },
  { usual: null, most: 15, free: 'never' },
];
/** What washes stands among the first. */
export const placesOfWash = 6;

/** Each scent that is named in a perfume, or in a spray of spirit or gas, may be as much, percent, wherever it stands among the others; of others its place tells more. */
export function mostOfScent(sequence: Sequence): number {
  if (isPerfume(sequence)) return mostOfAllergen;
  const first = sequence.facts[sequence.counted[0] ?? -1];
  return first && (spirit.test(first.inci) || first.roles.includes('propellant')) ? orderedDownTo : 0;
}

/** The scent or taste of what is no perfume. */
export function scents(sequence: Sequence): AmountRule | null {
  if (isPerfume(sequence)) return inPerfume;
  const { counted, facts } = sequence;
  const front = counted.slice(0, placesOfWash).map((index) => facts[index]);
  const isSpray = spirit.test(front[0]?.inci ?? '') || front.some((one) => one?.roles.includes('propellant'));
  const isWatery = front[0]?.inci === 'Aqua';
  const isWash = front.some((one) => one?.roles[0] === 'cleanser' || one?.roles.includes('antiperspirant'));
  return ({ inci, roles, usual }, index) => {
    if (isWatery && usual === null && volatile.test(roles[0] ?? '')) return oilInWater;
    if (!scent.test(inci)) return null;
    const place = counted.indexOf(index);
    if (isSpray && place < placesOfSolid) return spirit.test(front[0]?.inci ?? '') ? null : inGas;
    if (isSpray) return inSpray;
    if (!isWatery && !isWash && place < placesOfSolid)
      return roles[0] !== 'flavour' && front.slice(0, place).some((one) => carrier.test(one?.inci ?? '')) ? null : inDry;
    if (!isWatery && !isWash) return inOil;
    const isBeforeFilter = counted.slice(place + 1).some((other) => facts[other]?.roles[0] === 'uv-filter');
    return isWash || roles[0] === 'flavour' || place < placesOfStrong || isBeforeFilter ? inWash : inCream;
  };
}
