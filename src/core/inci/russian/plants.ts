import { keyOf } from '../names/fold.ts';
import { find, type Lexicon, nameIs } from '../names/lexicon.ts';
import { qualityWord } from './words.ts';

/** Parts of plants in Russian, with what INCI names call them. */
const parts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^лист(?:ь|а$|в?ы?$|очк)/, ['Leaf', 'Needle']],
  [/^хво(?:и|ев|йн)/, ['Needle', 'Leaf']],
  [/^(?:цветк|цветов|цветоч|соцвети|лепестк)/, ['Flower', 'Petal']],
  [/^(?:корн(?:я|ей)|корневищ)/, ['Root', 'Rhizome', 'Bulb']],
  [/^(?:плод|ягод|мякот)/, ['Fruit']],
  [/^(?:семян|семеч|семени|косточ|ядер|ядр)/, ['Seed', 'Kernel']],
  [/^зер(?:ен|на)/, ['Kernel', 'Seed', 'Grain']],
  [/^кор[аы]$/, ['Bark']],
  [/^(?:кожур|кожиц|цедр|корк)/, ['Peel', 'Skin']],
  [/^почек/, ['Bud']],
  [/^стебл/, ['Stem']],
  [/^зародыш/, ['Germ']],
];
/** All of a plant above the ground. */
const herb = /^трав[аы]$/;
const inciForm =
  /^(.+?)(?: (?:Flower|Leaf|Needle|Root|Rhizome|Bulb|Fruit|Seed|Kernel|Bark|Peel|Bud|Stem|Germ)(?:\/[A-Za-z/]+)?)? (Extract|Oil|Water|Juice|Powder)$/;

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
export function plantPart(lexicon: Lexicon, words: readonly string[], plain: (words: readonly string[]) => number | null): number | null {
  if (words.length < 3) return null;
  for (const [i, word] of words.entries()) {
    const named = parts.find(([pattern]) => pattern.test(word))?.[1];
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

const preparations: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^экстракт/, ['Extract']],
  [/^масл/, ['Oil', 'Butter']],
  [/^(?:гидрол|гидроз|вод)/, ['Water']],
  [/^сок/, ['Juice']],
  [/^(?:порош|пудр)/, ['Powder']],
  [/^воск/, ['Wax']],
];
const remark = /^(?:эфирн|\d{1,3}%?$)/;

/** "масло" in front of "Simmondsia Chinensis Seed Oil": what was made of the plant, which its name in Latin ends with. */
export function saysPreparation(russian: string, inci: string): boolean {
  const words = russian.toLowerCase().split(/\s+/);
  const made = words.filter((word) => !qualityWord.test(word) && !remark.test(word));
  const [, names] = preparations.find(([pattern]) => pattern.test(made[0] ?? '')) ?? [];
  return made.length === 1 && names !== undefined && names.some((name) => inci.endsWith(` ${name}`));
}

const latinWord = /^[a-z-]{3,}$/;
const anyPart = [...new Set(parts.flatMap(([, named]) => named))];

/**
 * "экстракт цветков Calendula officinalis", "масло Argania spinosa": the part and the preparation in Russian, the plant in Latin; in Russian
 * as well where the Latin stands in a bracket.
 */
export function ofLatinPlant(lexicon: Lexicon, words: readonly string[], isTranslated = false): number | null {
  const plant = words.filter((word) => latinWord.test(word));
  if (plant.length < 2) return null;
  const others = words.filter((word) => !latinWord.test(word) && !qualityWord.test(word) && !remark.test(word));
  const made = others.map((word) => preparations.find(([pattern]) => pattern.test(word))?.[1]).filter((names) => names !== undefined);
  const part = others.map((word) => parts.find(([pattern]) => pattern.test(word))?.[1]).filter((names) => names !== undefined);
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
