import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { soapName } from './soap.ts';

/** With more names what keeps a product may be one that is there for something else. */
const fewNames = 4;
const preserving: ReadonlySet<string> = new Set(['preservative', 'preservative-booster', 'propellant']);
/** Lye, lime, brine, alum, spirit and solvents: nothing grows in them. */
const keeps =
  /Hydroxide|Carbonate|Chlor|Peroxide|Maris Sal|Alum|Zirconium|Silver|Acetone|Acetate$|(?:Cetrim|Benzalk|Cetylpyrid|Behentrim)onium/;
const spirit = /^(?:Alcohol|Alcohol Denat\.|Isopropyl Alcohol)$/;
/** Where there is enough of it. */
const spiritPlace = 1;

/** "Aqua, Glycerin, Alcohol Denat.": water that nothing keeps is not sold, so that the list is likely a part. */
export function lacksKeeper(items: readonly Item[], facts: readonly (Facts | undefined)[]): boolean {
  const own = items.filter(({ mayContain, duplicate }) => !mayContain && !duplicate);
  if (own[0]?.inci !== 'Aqua' || own.length < 2 || own.length > fewNames) return false;
  return own.every(({ id, inci }, at) => {
    const name = inci ?? '';
    if (facts[id ?? -1]?.roles.some((role) => preserving.has(role)) || keeps.test(name) || soapName.test(name)) return false;
    return !(spirit.test(name) && at === spiritPlace);
  });
}
