import type { Found } from './found.ts';

const markBehind = /^[\s)\].]*[*¹²³⁴⁵†‡°#^~◊§ᵃᵇᶜ\d([]/u;
const markInFront = /[*¹²³⁴⁵†‡°#^~◊§ᵃᵇᶜ]\s*$/u;
/** Marks are no further from their name than that. */
const near = 6;

/** "Helianthus Annuus Seed Oil Butyrospermum Parkii Butter*": of names that nothing parts, a footnote mark is of the one that it stands beside. */
export function ownMarks(names: readonly Found[], source: string): Found[] {
  return names.map((one, at) => {
    if (one.marks === '' || at === names.length - 1) return one;
    const isBeside =
      markBehind.test(source.slice(one.end, one.end + near)) || markInFront.test(source.slice(Math.max(0, one.start - near), one.start));
    return isBeside ? one : { ...one, marks: '' };
  });
}
