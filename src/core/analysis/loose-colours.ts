import type { Facts } from '#core/knowledge/facts.ts';
import type { Sequence } from './sequence.ts';
import type { ItemIndex } from './verdicts.ts';

/** Colourants behind all else: the law lets them stand there in any order and in any amount, so that their place tells nothing. A dye in water colours as a trace; a pigment may be much. */

const pigment = /^(?:CI 77\d|(?:Mica|Iron Oxides|Tin Oxide|Synthetic Fluorphlogopite|Calcium [\w ]*Borosilicate)$)/;
const white = 'Titanium Dioxide';
const isPigment = (facts: Facts | null | undefined) => facts != null && pigment.test(facts.inci);
const isColour = (facts: Facts | null | undefined) =>
  facts != null && (facts.roles[0] === 'colourant' || facts.inci === white || isPigment(facts));

/** How much of each is drawn, percent, where nobody knows. */
export const looseShare = 1;

/** The colourants that close a list and of which no place tells how much there is; none in a list of nothing else. */
export function looseColours({ counted, facts }: Sequence): readonly ItemIndex[] {
  const last = counted.findLastIndex((index) => !isColour(facts[index]));
  const closing = counted.slice(last + 1);
  if (last < 0 || closing.length === 0) return [];
  // Beside other filters, and with no pigment, it is one.
  const isFilter = counted.some((index) => facts[index]?.inci !== white && facts[index]?.roles[0] === 'uv-filter');
  const isMuch = closing.some((index) => isPigment(facts[index]) || (facts[index]?.inci === white && !isFilter));
  const isDry = !counted.some((index) => facts[index]?.inci === 'Aqua');
  return isMuch || (isDry && closing.some((index) => facts[index]?.inci !== white)) ? closing : [];
}
