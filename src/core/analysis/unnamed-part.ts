import { plantPart } from '#core/inci/names/plant-parts.ts';
import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { oncePer } from '#core/remembered.ts';

/** Plants of which a label names what was made, and no part: "Corylus Avellana Extract" is read as that of the seed. */

/** In brackets, or behind a slash: "Ficus Carica Extract / Fig Extract". */
const glosses = /\([^)]*\)|\s*\/.*$/g;
const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
const made = /\b(?:extract|oil|water|juice|powder|butter|wax)$/i;
/** Genus, species and what was made of it. */
const fewestWords = 3;

/** The plant and what was made of it, as the label names them without a part. Null where it names one, in a bracket too, or another thing. */
function withoutPart({ match, text, inci }: Item): { plant: string; ending: string } | null {
  const named = text.replace(glosses, ' ').trim();
  if (match !== 'synonym' || inci === null || !made.test(named)) return null;
  const printed = wordsOf(named);
  const meant = wordsOf(inci);
  const plant = `${printed.slice(0, -1).join(' ')} `;
  const ending = ` ${printed.at(-1)}`;
  if (printed.length < fewestWords || printed.length >= meant.length) return null;
  if (!meant.join(' ').startsWith(plant) || !inci.toLowerCase().endsWith(ending)) return null;
  const told = new Set(wordsOf(text));
  return meant.slice(printed.length - 1, -1).some((word) => told.has(word)) ? null : { plant, ending };
}

const extract = /^(?:extra(?:it|cto|to)s? d|estratto d)|\bextract$/i;
/** In English and Romance languages. */
const anyPart = new RegExp(
  `${plantPart}|leaves|berr|hip|petal|juice|feuille|hoja|folha|fogli|grain|s[ae]m[ei]|fleur|flor|fior|frut|racine|ra[ií]z|radic|bois|legno|pelure|zeste|scorza|[eé]corce`,
  'i',
);
const extractOfPart = new RegExp(`\\b(?:${plantPart})\\b.* extract$`, 'i');

/** "Green Tea Extract", "extrait de calendula": in everyday words, what is read as that of a part. */
const isEverydayExtract = ({ match, text, inci }: Item): boolean =>
  match === 'synonym' && extract.test(text.trim()) && !anyPart.test(text) && extractOfPart.test(inci ?? '');

/** Was the part guessed? */
export const namesNoPart = (item: Item): boolean => withoutPart(item) !== null || isEverydayExtract(item);

const genusOf = (inci: string) => inci.split(' ', 1)[0]?.toLowerCase() ?? '';
const byGenus = oncePer((facts: readonly Facts[]) => Map.groupBy(facts, ({ inci }) => genusOf(inci)));
const none: readonly Facts[] = [];

/** Oil without a word is that of the part which is known for it. */
const ofKnownPart = /^ (?:oil|butter|wax)$/;

/** The same made of other parts of the plant: the label may mean them as well. */
export function otherParts(item: Item, facts: readonly Facts[]): readonly Facts[] {
  const named = withoutPart(item);
  if (!named || ofKnownPart.test(named.ending)) return none;
  return (byGenus(facts).get(genusOf(named.plant)) ?? none).filter(({ inci }) => {
    const name = inci.toLowerCase();
    return inci !== item.inci && name.startsWith(named.plant) && name.endsWith(named.ending);
  });
}
