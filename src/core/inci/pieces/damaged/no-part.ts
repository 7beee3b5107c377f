import { withoutBrackets } from '../attributes.ts';
import { type Found, type PieceInText, trimmedText } from '../found.ts';

/** Scents, which end most lists and no other name: "Limone Linalool", "Parfum 07/2024". */
const declared = /^(?:parfum|perfume|fragrance|aroma|limonene|linalool|geraniol|citral|citronellol|coumarin|eugenol|farnesol)$/i;
/** Of a scent only a derivative is named so: "Citral Dimethyl Acetal", "Methyl Linalool". */
const derivative = /(?:acetal|acid|oxide)(?!\p{L})|^\p{L}+yl\s+\p{L}+$/iu;
/** "Alcohol Denat Water (Aqua, Eau)": said twice, it is not the water of a plant in front. */
const explainedWater = /^(?:water|aqua)\s?\((?:aqua|water|eau)(?:\s?[,/]\s?(?:aqua|water|eau))?\)$/i;

/** Is a stretch of a piece a name that is part of no longer one? */
export function isNoPart({ source, start, end }: PieceInText, name: Pick<Found, 'start' | 'end'>): boolean {
  const text = source.slice(name.start, name.end);
  return (
    explainedWater.test(text) || (declared.test(trimmedText(withoutBrackets(text))) && !derivative.test(source.slice(start, end).trim()))
  );
}
