import type { Facts } from '#core/knowledge/facts.ts';
import { placesOfWash } from './amounts-of-scent.ts';
import { onePercentBand } from './one-percent.ts';
import type { Sequence } from './sequence.ts';
import type { ItemIndex } from './verdicts.ts';

/** Colourants whose place tells nothing: behind all else the law lets them stand in any order and in any amount. A dye in water colours as a trace; a pigment may be much. */

const pigment = /^(?:CI 77\d|(?:Mica|Iron Oxides|Tin Oxide|Synthetic Fluorphlogopite|Calcium [\w ]*Borosilicate)$)/;
const white = 'Titanium Dioxide';
const isPigment = (facts: Facts | null | undefined) => facts != null && pigment.test(facts.inci);
const isColour = (facts: Facts | null | undefined) =>
  facts != null && (facts.roles[0] === 'colourant' || facts.inci === white || isPigment(facts));

/** What tints a face, lips or nails. */
const tint = /^(?:CI (?:77(?:49\d|26\d|742)|15850|75470)|Iron Oxides|Carmine|Nitrocellulose)$/;
/** Of all items, for a label may name the colours of its shades apart. */
export const isTinted = ({ facts }: Pick<Sequence, 'facts'>) => facts.some((one) => one && tint.test(one.inci));

/** How much of each is drawn, percent, where nobody knows. */
export const looseShare = 1;

/** The colourants that close a list and of which no place tells how much there is; none in a list of nothing else. */
function closingColours({ counted, facts }: Sequence, isFilter: boolean): readonly ItemIndex[] {
  const last = counted.findLastIndex((index) => !isColour(facts[index]));
  const closing = counted.slice(last + 1);
  if (last < 0 || closing.length === 0) return [];
  const isMuch = closing.some((index) => isPigment(facts[index]) || (facts[index]?.inci === white && !isFilter));
  const isDry = !counted.some((index) => facts[index]?.inci === 'Aqua');
  return isMuch || (isDry && closing.some((index) => facts[index]?.inci !== white)) ? closing : [];
}

/** Of `whole` percent of a product. What tints is much of make-up behind its preservatives too, wherever there it is named. */
export function looseColours(sequence: Sequence, whole: number): readonly ItemIndex[] {
  const { counted, facts } = sequence;
  // Beside other filters, and with no pigment, it is one.
  const isFilter = counted.some((index) => facts[index]?.inci !== white && facts[index]?.roles[0] === 'uv-filter');
  const closing = closingColours(sequence, isFilter);
  if (!isTinted(sequence) || counted.slice(0, placesOfWash).some((index) => facts[index]?.roles[0] === 'cleanser')) return closing;
  const placed = counted.filter((index) => !closing.includes(index));
  const line = onePercentBand({ ...sequence, counted: placed }, whole);
  if (line === null) return closing;
  const isLoose = (index: ItemIndex) => index >= line.to && isColour(facts[index]) && !(isFilter && facts[index]?.inci === white);
  return [...placed.filter(isLoose), ...closing];
}
