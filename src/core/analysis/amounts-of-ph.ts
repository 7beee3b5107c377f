import type { Facts } from '#core/knowledge/facts.ts';
import { type Amount, type AmountRule, amountOf } from './amount-rule.ts';
import { muchBehind } from './goes-up.ts';
import type { Sequence } from './sequence.ts';
import { isMuchOfIt, neutralises } from './share-bounds.ts';
import { isPeelingAcid } from './share-front.ts';
import { isFattyAcid, lye } from './soap.ts';

/** How much there is of what sets the pH, wherever it stands. */

/** What only sets the pH or steadies a preservative stands anywhere. */
const regulator = /^(?:(?:Sodium|Potassium) Hydroxide|(?:Mono|Di|Tri)?sodium Citrate)$/i;
const ofRegulator: Amount = { usual: null, most: 1.5, free: 'in front' };
const placesOfAcid = 3;
const oxidised = /^(?:Thioglycolic Acid|\w+ Thioglycolate)$/;

/** It takes more lye to neutralise the acid of a peel than the fatty acid of a cream. */
const [lyeOfPeel, lyeOfCream] = [amountOf([0.1, 4], 'in front', 5), amountOf([0.05, 1.2], 'in front', 1.5)];
/** So near the front the acid of a peel stands; lactic acid keeps moist more often, unless so much of it is declared. */
const [placesOfPeel, lacticOfPeel] = [4, 5];
/** What else neutralises, and the acids that set the pH of what washes or is swallowed by its foam: at most so much. */
const amines: Readonly<Record<string, number>> = { Tromethamine: 3, 'Aminomethyl Propanol': 2, 'Aminomethyl Propanediol': 2 };
/** Behind what holds hair it takes more of them than elsewhere. */
const ofHairSpray = amountOf([0.1, 2], 'in front');
const triethanolamine = 2.5;
const acidOfWash = 3;
/** Where it stands between a cleanser and another, or what there is much of. */
const acidInWash = amountOf([0.1, acidOfWash], 'in front');
const washPlaces = 4;

const isCleanser = (one: Facts | null | undefined) => one?.roles[0] === 'cleanser';

/** What neutralises, or makes the salt of a wash. */
function moreThanRegulates(
  one: Facts,
  all: readonly (Facts | null | undefined)[],
  { isPeel, holdsHair }: { readonly isPeel: boolean; readonly holdsHair: boolean },
): Amount | null {
  const atMost = (most: number): Amount => ({ usual: null, most, free: 'never' });
  const { inci } = one;
  if (lye.test(inci)) return isPeel ? lyeOfPeel : lyeOfCream;
  if (inci in amines) return holdsHair && inci.startsWith('Aminomethyl') ? ofHairSpray : atMost(amines[inci] ?? 0);
  if (inci === 'Triethanolamine') return all.some((other) => other && isFattyAcid(other.inci)) ? null : atMost(triethanolamine);
  const isWatery = all[0]?.inci === 'Aqua';
  const washes = all.slice(0, washPlaces).some(isCleanser);
  return isWatery && (inci === 'Citric Acid' || (inci === 'Lactic Acid' && washes)) ? atMost(acidOfWash) : null;
}

export function regulators(sequence: Sequence): AmountRule | null {
  const { items, counted, facts } = sequence;
  const all = counted.map((index) => facts[index]);
  const isPeel = counted
    .slice(0, placesOfPeel)
    .some((index) => isPeelingAcid(facts[index]) && (facts[index]?.inci !== 'Lactic Acid' || (items[index]?.percent ?? 0) >= lacticOfPeel));
  // Much of it dyes or dissolves hair, or fizzes.
  if (all.some((one) => one && (one.roles.includes('hair-dye') || oxidised.test(one.inci))) || all[0]?.inci === 'Sodium Bicarbonate')
    return null;
  return (one, index) => {
    const isOne =
      regulator.test(one.inci) ||
      (one.inci === 'Citric Acid' && counted.indexOf(index) >= placesOfAcid) ||
      (one.inci === 'Ammonium Hydroxide' && !all.some((other) => other?.inci === 'Citric Acid')) ||
      (/^Magnesium (?:Chloride|Nitrate)$/.test(one.inci) && all.some((other) => other?.inci === 'Methylisothiazolinone'));
    const place = counted.indexOf(index);
    const before = all.slice(0, place);
    const behind = all.slice(place + 1);
    const isMuch = () => isMuchOfIt(one, before, behind);
    if (isOne && !neutralises(one, all, before) && !isMuch()) return ofRegulator;
    const isInWash = () => before.some(isCleanser) && (behind.some(isCleanser) || muchBehind(sequence, index));
    if (one.inci === 'Citric Acid' && !isMuch() && isInWash()) return acidInWash;
    return moreThanRegulates(one, all, { isPeel, holdsHair: before.some((other) => other?.roles[0] === 'film-former') });
  };
}
