import type { Facts } from '#core/knowledge/ingredient.ts';
import type { Culprit } from './report.ts';

const alkali = /^(?:Sodium|Potassium) Hydroxide$/;
/** Fatty acids whose soaps lather. */
const lathering = /^(?:Lauric|Myristic|Coconut|Palm Kernel|Hydrogenated Coconut) Acid$/;
const fatty =
  /^(?:(?:Lauric|Myristic|Palmitic|Stearic|Oleic|Linoleic|Ricinoleic|Coconut|Palm|Palm Kernel|Tallow|Olive|Hydrogenated Coconut|Hydrogenated Palm) Acid)$/;
/** Soap is made where its acids are much of the product. */
const places = 8;

/** The fatty acids of which the list makes soap on the spot: alkali, one that lathers and a second one, all near the top. None where it does not. */
export function soapAcids(counted: readonly Culprit[], facts: readonly (Facts | null)[]): readonly Culprit[] {
  const top = counted.slice(0, places);
  const named = (pattern: RegExp) => top.filter((index) => pattern.test(facts[index]?.inci ?? ''));
  const acids = named(fatty);
  return acids.length > 1 && named(lathering).length > 0 && named(alkali).length > 0 ? acids : [];
}

/** Is the list that of something washed off: soap, made or added, or another cleanser among the first three? */
export function looksWashedOff(counted: readonly Culprit[], facts: readonly (Facts | null)[]): boolean {
  return soapAcids(counted, facts).length > 0 || counted.slice(0, 3).some((index) => facts[index]?.roles[0] === 'cleanser');
}
