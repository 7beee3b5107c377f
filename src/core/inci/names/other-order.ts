import { byName, type Identity } from './identity.ts';
import type { Lexicon } from './lexicon.ts';

const reversible = /^([\w-]+)\/([\w-]+)(?:\/([\w-]+))?(.*)$/;
/** The monomers of a copolymer stand in either order. */
const twoMonomers = /^([^/]+[^/\s])\s*\/\s*([^/]+?)(\s(?:co|cross)polymer)$/i;
const digit = /\d/;

/** The parts between slashes in every order but their own. */
function ordersOf(name: string): readonly string[] {
  const [, first = '', second = '', third = '', rest = ''] = reversible.exec(name.replace(/\s*[/\\]\s*/g, '/')) ?? [];
  // "PEG/PPG-4/12": the numbers go with their places.
  if (first === '' || digit.test(first + second + third)) return [];
  const orders = third
    ? [
        [first, third, second],
        [second, first, third],
        [second, third, first],
        [third, first, second],
        [third, second, first],
      ]
    : [[second, first]];
  return orders.map((order) => order.join('/') + rest);
}

/** "Acrylates/Styrene Copolymer": a name whose parts the dictionary has in another order. */
export function inOtherOrder(lexicon: Lexicon, name: string): Identity | null {
  for (const order of ordersOf(name)) {
    const found = byName(lexicon, order);
    if (found) return found;
  }
  const [, front, back, polymer] = twoMonomers.exec(name) ?? [];
  return polymer === undefined ? null : byName(lexicon, `${back}/${front}${polymer}`);
}
