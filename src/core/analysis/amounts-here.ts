import type { Facts } from '#core/knowledge/facts.ts';
import { spirit } from './alcohol-strength.ts';
import { type Amount, type AmountRule, amountOf } from './amount-rule.ts';
import { inDry, inFizz, inToothpaste } from './amounts-of-paste.ts';
import { regulators } from './amounts-of-ph.ts';
import { scents } from './amounts-of-scent.ts';
import { isTinted } from './loose-colours.ts';
import { inOilBlend } from './oil-blend.ts';
import { isSealedGas, usualOfSealed } from './sealed-gas.ts';
import type { Sequence } from './sequence.ts';
import { isFattyAcid, soapAcids } from './soap.ts';
import type { ItemIndex } from './verdicts.ts';

/** What there can be of some ingredients in just such a list, wherever they stand: of the dye of a shampoo, the lye of a soap, the filters of a perfume. */

const waterDye = /^CI (?!77)\d/;
/** Much of them is in lipsticks, a trace in pastes: what they are for is not told by them. */
const dyeOfLips = /^CI (?:45370|45380|45410|73360)$/;
const dyeOfProduct = amountOf([0.0005, 0.5], 'in front');

function dyes(sequence: Sequence): AmountRule | null {
  const { counted, facts } = sequence;
  const has = (is: (one: Facts) => boolean) => counted.some((index) => facts[index] && is(facts[index]));
  if (
    !has(({ inci }) => inci === 'Aqua' || spirit.test(inci)) ||
    isTinted(sequence) ||
    has(({ inci, roles }) => dyeOfLips.test(inci) || roles.includes('hair-dye'))
  )
    return null;
  return ({ inci, roles }) => (roles[0] === 'colourant' && waterDye.test(inci) ? dyeOfProduct : null);
}

const lyes: Readonly<Record<string, Amount>> = {
  'Sodium Hydroxide': amountOf([5, 15], 'always'),
  'Potassium Hydroxide': amountOf([3, 10], 'always'),
};
/** Beside the first lye of a soap, the second softens or hardens it; behind the 1 % line it is as little as all there. */
const secondLye = amountOf([0.1, 8], 'before line');

/** So much of each fat there is in what soap is boiled of. */
const fatOfSoap = amountOf([2, 50], 'never', 95);

/** Water dissolves the lye, which takes about as much or more of it: behind so many fats the place would tell of less. */
const waterOfLye = amountOf([5, 25], 'before line');
const placesOfFats = 3;

/** The lye, its water and the fats of a soap that is boiled of the oils and acids of the list. */
function inSoap({ counted, facts }: Sequence): AmountRule | null {
  const [first] = counted.filter((index) => (facts[index]?.inci ?? '') in lyes);
  const fats = soapAcids(counted, facts);
  if (first === undefined || fats.length === 0) return null;
  const isSoap = (one: Facts | null | undefined) => one?.roles[0] === 'cleanser' && !isFattyAcid(one.inci);
  if (counted.slice(0, counted.indexOf(first)).some((index) => isSoap(facts[index]))) return null;
  return ({ inci }, index) => {
    if (fats.includes(index)) return fatOfSoap;
    if (inci === 'Aqua' && counted.indexOf(index) >= placesOfFats) return waterOfLye;
    return inci in lyes ? (index === first ? (lyes[inci] ?? null) : secondLye) : null;
  };
}

const fat = / Oil$/;
/** Lime water holds so little of its lime; a liniment is about half lime water and half oil. */
const lime = amountOf([0.05, 0.3], 'always');
const halfOfLiniment: Amount = { usual: [20, 60], most: 75, free: 'never' };

function inLiniment({ counted, facts }: Sequence): AmountRule | null {
  const halves = counted.slice(0, 2);
  const has = (name: RegExp, among = counted) => among.some((index) => name.test(facts[index]?.inci ?? ''));
  if (!has(/^Calcium Hydroxide$/) || !has(fat) || !has(/^Aqua$/) || has(/thioglyc/i)) return null;
  // A wipe or a lotion holds some of it.
  const isAll = has(fat, halves) && has(/^Aqua$/, halves) && !has(/^Parfum$|Glucoside$/);
  return ({ inci }, index) => (inci === 'Calcium Hydroxide' ? lime : isAll && halves.includes(index) ? halfOfLiniment : null);
}

export const antiperspirant = /^Aluminum (?:Chlor|Sesquichlor|Zirconium)/;
/** Some of these salts hold glycine, which so is more than a trace; of themselves no more is sold. */
const [salt, glycineOfSalt]: readonly [Amount, Amount] = [{ usual: null, most: 25, free: 'never' }, amountOf([0.3, 3])];

function inAntiperspirant({ counted, facts }: Sequence): AmountRule | null {
  if (!counted.some((index) => antiperspirant.test(facts[index]?.inci ?? ''))) return null;
  return ({ inci }) => (antiperspirant.test(inci) ? salt : inci === 'Glycine' ? glycineOfSalt : null);
}

const preserving: ReadonlySet<string> = new Set(['preservative', 'preservative-booster']);
/** Where alcohol alone keeps the water in front of it, there is enough of it for that. */
const keepingSpirit = amountOf([15, 60]);

function inLotion({ counted, facts }: Sequence): AmountRule | null {
  const [first, second] = counted;
  if (facts[first ?? -1]?.inci !== 'Aqua' || !spirit.test(facts[second ?? -1]?.inci ?? '')) return null;
  if (counted.some((index) => facts[index]?.roles.some((role) => preserving.has(role)))) return null;
  return (_, index) => (index === second ? keepingSpirit : null);
}

const traces: readonly (readonly [RegExp, Amount])[] = [
  [/^Nitrogen$/, amountOf([0.1, 2], 'in front')],
  [/^Ceramides?\b/, amountOf([0.0005, 0.5])],
  // Of 200 parts of juice one part of powder is left; some labels place it as the juice.
  [/ Juice Powder$/, amountOf([0.01, 1], 'before line')],
];

const sealedGas = amountOf(usualOfSealed, 'always');

const named: AmountRule = (one) => (isSealedGas(one) ? sealedGas : (traces.find(([name]) => name.test(one.inci))?.[1] ?? null));

/** The amounts of a list that it tells of itself. */
export function amountsIn(sequence: Sequence): ReadonlyMap<ItemIndex, Amount> {
  const rules = [inSoap, inLiniment, inAntiperspirant, inToothpaste, inFizz, inDry, inLotion, dyes, inOilBlend, scents, regulators].flatMap(
    (rule) => rule(sequence) ?? [],
  );
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
