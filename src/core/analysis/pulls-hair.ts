import { longPattern } from '../long-pattern.ts';

const sticky = new RegExp(longPattern`
    ^(?:Colophonium|Hydrogenated Rosin|Sucrose|Glucose|Fructose|Mel|Cera Alba|Copernicia Cerifera Cera|Paraffin|Ozokerite)$|Rosinate$|
    (?:Styrene|Ethylene|Terpene|Isoprene)\b.*Copolymer$
  `);

/** Does what removes hair begin with resin, wax or sugar, to which hairs stick? It is pulled off with them at once. */
export const pullsHair = (first = ''): boolean => sticky.test(first);
