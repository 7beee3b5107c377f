import type { Facts } from '#core/knowledge/facts.ts';
import { type AmountRule, amountOf } from './amount-rule.ts';
import { fluorineIn } from './fluoride-amount.ts';
import type { Sequence } from './sequence.ts';
import { isWatery } from './watery.ts';

/** How much there is of what scours, or fizzes: a paste or a tablet is made of it. */

const chalks = /^(?:Calcium Carbonate|Dicalcium Phosphate(?: Dihydrate)?|Calcium Pyrophosphate|Sodium Metaphosphate)$/;
const silica = /^(?:Hydrated )?Silica$/;
const [chalkOfPaste, silicaOfPaste] = [amountOf([10, 45], 'never', 60), amountOf([6, 25], 'never', 40)];
/** So far in front stand what scours, and what holds the paste together. */
const [placesOfScourer, placesOfSyrup] = [5, 3];
const syrup = /^(?:Aqua|Sorbitol|Glycerin|Xylitol|Erythritol|Hydrogenated Starch Hydrolysate)$/;
const sweet = /Saccharin$|^(?:Xylitol|Erythritol|Sucralose|Stevioside)$|^Stevia|^Rebaudioside/;

export function inToothpaste({ counted, facts }: Sequence): AmountRule | null {
  const has = (is: (one: Facts) => boolean, among = counted) => among.some((index) => facts[index] && is(facts[index]));
  const front = counted.slice(0, placesOfScourer);
  const first = front.find((index) => chalks.test(facts[index]?.inci ?? '') || silica.test(facts[index]?.inci ?? ''));
  if (first === undefined || !has(({ inci }) => syrup.test(inci), front.slice(0, placesOfSyrup))) return null;
  const isTasty = has(({ inci }) => sweet.test(inci)) && has(({ roles }) => roles[0] === 'flavour' || roles[0] === 'sweetener');
  if (!isTasty && !has((one) => fluorineIn(one) !== null)) return null;
  return ({ inci }, index) => (index === first ? (silica.test(inci) ? silicaOfPaste : chalkOfPaste) : null);
}

/** With it an acid fizzes, and is used up. */
export const soda = /^(?:Sodium|Potassium) (?:Bic|C)arbonate$/;
const fizzing = /^(?:Citric|Tartaric|Malic|Fumaric|Adipic) Acid$/;
/** What a tablet for the bath begins with. */
const bulk = /Carbonate$|^(?:Sodium Bicarbonate|Sodium Sulfate|Sodium Chloride|Maris Sal|Citric Acid|Sucrose|Lactose)$|Starch$/;
const [placesOfSoda, placesOfAcid] = [3, 5];
const amounts = [
  [soda, amountOf([5, 60], 'never', 90)],
  [fizzing, amountOf([8, 40], 'never', 50)],
  [/^Sodium Sulfate$/, amountOf([3, 50], 'never', 90)],
  [/^Monosodium Citrate$/, amountOf([0.5, 20])],
] as const;

/** A tablet that fizzes, dry, of soda and acid. */
export function inFizz({ counted, facts }: Sequence): AmountRule | null {
  const has = (name: RegExp, places: number) => counted.slice(0, places).some((index) => name.test(facts[index]?.inci ?? ''));
  if (!has(bulk, 1) || !has(soda, placesOfSoda) || !has(fizzing, placesOfAcid)) return null;
  return ({ inci }) => amounts.find(([name]) => name.test(inci))?.[1] ?? null;
}

const gum = /Gum$|^(?:Algin|Carrageenan|Pectin|Agar|Hydroxy\w*cellulose)$/;
/** What is dry is dissolved in many times as much water, or holds its tablet together. */
const gumOfDry = amountOf([0.3, 5], 'never', 15);
const wets = /^(?:Glycerin|Alcohol|Propanediol)|Glycol$/;
const placesOfWet = 5;

const powders: ReadonlySet<string> = new Set([
  'cleanser',
  'ph-adjuster',
  'deodorant',
  'absorbent',
  'filler',
  'texturiser',
  'abrasive',
  'hair-treatment',
]);
const sugars = /^(?:Erythritol|Xylitol|Mannitol|Isomalt)$/;

/** The gum of a powder, a tablet or a bar that is dry. */
export function inDry({ counted, facts }: Sequence): AmountRule | null {
  const first = facts[counted[0] ?? -1];
  if (!first || !(powders.has(first.roles[0] ?? '') || sugars.test(first.inci))) return null;
  if (counted.slice(0, placesOfWet).some((index) => isWatery(facts[index]) || wets.test(facts[index]?.inci ?? ''))) return null;
  return ({ inci }) => (gum.test(inci) ? gumOfDry : null);
}
