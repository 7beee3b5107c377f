import { keyOf } from '../names/fold.ts';
import { find, type Lexicon, nameIs } from '../names/lexicon.ts';
import { plantPart } from '../names/plant-parts.ts';
import { plantParts, preparations } from './plant-words.ts';
import { qualityWord } from './remarks.ts';

/** What INCI names call a word of these. */
const inciOf = (words: typeof plantParts, word: string) => words.find(({ word: pattern, inci }) => inci && pattern.test(word))?.inci;

/** All of a plant above the ground. */
const herb = /^трав[аы]$/;
const inciForm = new RegExp(`^(.+?)(?: (?:${plantPart})(?:/[a-z/]+)?)? (extract|oil|water|juice|powder)$`, 'i');

/** Two preparations of one plant, one of which names no part: the words that both answer to mean that one. Null for any others. */
export function withoutPart(lexicon: Lexicon, one: number, other: number): number | null {
  const [[inci = '', species, preparation] = [], [otherInci = '', otherSpecies, otherPreparation] = []] = [one, other].map(
    (id) => inciForm.exec(lexicon.incis[id] ?? '') ?? [],
  );
  if (species === undefined || species !== otherSpecies || preparation !== otherPreparation) return null;
  const plain = `${species} ${preparation}`;
  return inci === plain ? one : otherInci === plain ? other : null;
}

/**
 * "экстракт листьев мяты", where the dictionary knows an extract of мята: the same preparation of that part, if there is one.
 * `plain` tells who the name is without the word for the part. Null when nothing of this kind is known.
 */
export function byPlantPart(lexicon: Lexicon, words: readonly string[], plain: (words: readonly string[]) => number | null): number | null {
  if (words.length < 3) return null;
  for (const [i, word] of words.entries()) {
    const named = inciOf(plantParts, word);
    if (!named && !herb.test(word)) continue;
    const id = plain(words.toSpliced(i, 1));
    const inci = lexicon.incis[id ?? -1] ?? '';
    const [, species, preparation] = inciForm.exec(inci) ?? [];
    if (species === undefined) continue;
    if (!named) return /^\S+ \S+ (?:(?:Flower|Leaf|Stem)[A-Za-z/]* )?Extract$/.test(inci) ? id : null;
    for (const part of named) {
      const hit = find(lexicon, keyOf(`${species} ${part} ${preparation}`));
      if (hit?.kind === nameIs.inci) return hit.id;
    }
  }
  return null;
}

const remark = /^(?:эфирн|\d{1,3}%?$)/;

/** "масло" in front of "Simmondsia Chinensis Seed Oil": what was made of the plant, which its name in Latin ends with. */
export function saysPreparation(russian: string, inci: string): boolean {
  const words = russian.toLowerCase().split(/\s+/);
  const made = words.filter((word) => !qualityWord.test(word) && !remark.test(word));
  const names = inciOf(preparations, made[0] ?? '');
  return made.length === 1 && names !== undefined && names.some((name) => inci.endsWith(` ${name}`));
}

const latinWord = /^[a-z-]{3,}$/;
const anyPart = [...new Set(plantParts.flatMap(({ inci = [] }) => inci))];

/**
 * "экстракт цветков Calendula officinalis", "масло Argania spinosa": the part and the preparation in Russian, the plant in Latin; in Russian
 * as well where the Latin stands in a bracket.
 */
export function ofLatinPlant(lexicon: Lexicon, words: readonly string[], isTranslated = false): number | null {
  const plant = words.filter((word) => latinWord.test(word));
  if (plant.length < 2) return null;
  const others = words.filter((word) => !latinWord.test(word) && !qualityWord.test(word) && !remark.test(word));
  const made = others.map((word) => inciOf(preparations, word)).filter((names) => names !== undefined);
  const part = others.map((word) => inciOf(plantParts, word)).filter((names) => names !== undefined);
  if (made.length !== 1 || part.length > 1 || (!isTranslated && made.length + part.length !== others.length)) return null;
  const named = (of: readonly string[]) =>
    of
      .flatMap((one) => (made[0] ?? []).map((how) => find(lexicon, keyOf(`${plant.join(' ')} ${one} ${how}`))))
      .filter((hit) => hit !== null);
  const hits = named(part[0] ?? ['']);
  // Without a part it is the plain one, or the only one there is.
  const ids = new Set((hits.length > 0 || part[0] ? hits : named(anyPart)).filter(({ kind }) => kind !== nameIs.typo).map(({ id }) => id));
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
}
