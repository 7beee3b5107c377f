import { oneName } from '../brackets/brackets.ts';
import { isWithoutPart } from '../brackets/glosses.ts';
import type { Dictionary, Found } from '../found.ts';
import { isColour, saysColour } from '../pigments.ts';
import { saysAgain } from './said-again.ts';

const slashBetween = /^\s*[/\\]|[/\\]\s*$/;
const nothingBetween = /^\s+$/;

/** "Parfum/Fragance", "Mineral Oil 5 % / Huile minérale 5 %", "CI 77891/Titanium Dioxide" among others: one name in two languages; so is "CI 77499 Iron Oxides". */
export function saidOnce(dictionary: Dictionary, founds: readonly Found[], source: string): readonly Found[] {
  const { lexicon } = dictionary;
  const together = (front: Found, behind: Found): Found | null => {
    if (front.id === null || behind.id === null || front.percent !== behind.percent) return null;
    const isPlain = behind.components.length === 0;
    const between = source.slice(front.end, behind.end);
    const isSlashed = slashBetween.test(between);
    if (!isSlashed && !nothingBetween.test(source.slice(front.end, behind.start))) return null;
    if (isPlain && isColour(lexicon, front.id) && !isColour(lexicon, behind.id) && saysColour(lexicon, '', behind.id, front.id))
      return front;
    if (!isSlashed) return null;
    if (saysAgain(lexicon, front.id, behind.id, source.slice(behind.start, behind.end))) return front;
    // "Mentha Piperita Extract/Peppermint Extract": the everyday name means one part of the plant.
    if (isPlain && front.match === 'exact' && behind.match !== 'exact' && isWithoutPart(lexicon, behind.id, front.id)) return front;
    // "Aloe Barbadensis Leaf Extract/Extracto de Aloe Barbadensis": in another language the part is left out.
    if (isPlain && behind.match !== 'exact' && isWithoutPart(lexicon, front.id, behind.id)) return front;
    return oneName({ ...front, dictionary, source, end: behind.end }, source.slice(front.start, behind.end));
  };
  const once: Found[] = [];
  for (const found of founds) {
    const last = once.at(-1);
    const one = last ? together(last, found) : null;
    if (one?.id != null && one.components.length === 0) once[once.length - 1] = { ...one, end: found.end };
    else once.push(found);
  }
  return once;
}
