import type { Sequence } from './sequence.ts';

/** Patches, dots and strips that stick: what they are made of stands in front, and the rest in no order. */

const glue = /^(?:Cellulose Gum|Gelatin|Pectin|PVP|VP\/VA Copolymer|Polyquaternium-37|Polyvinyl Alcohol)$/;
/** Alone it is wax that pulls out hair, or a gloss. */
const rubber = /Rosinate$|^(?:Polyisobutene|Polycyclopentadiene)$|^Styrene\/Isoprene/;
/** So near the front stands what swells in the rubber of a dot. */
const placesOfGlue = 5;

export function isPatch({ items, counted, facts }: Sequence): boolean {
  const [first = '', ...others] = counted.filter((index) => items[index]?.percent === null).map((index) => facts[index]?.inci ?? '');
  return glue.test(first) || (rubber.test(first) && others.slice(0, placesOfGlue - 1).some((inci) => glue.test(inci)));
}
