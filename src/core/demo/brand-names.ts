import { keyOf } from '#core/inci/names/fold.ts';
import type { Random } from './random.ts';
import type { RecipeBook } from './recipe-book.ts';
import { agree, genders } from './title.ts';

type Grammar = RecipeBook['brand-names']['grammars'][string];

/** Shorter names are also parts of ordinary words, so only the whole name counts. */
const distinctiveLength = 5;

const wordKeys = (name: string) => name.split(/[\s&]+/).map(keyOf);

/** Are two keys one insertion, deletion or exchange apart (or the same)? */
function isNearly(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && long[same] === short[same]) same += 1;
  return long.slice(same + 1) === short.slice(long.length === short.length ? same + 1 : same);
}

/** Tells whether a name is that of a real brand, begins with one, holds one as a word, or is a letter away from one. */
export function resemblanceTo(real: RecipeBook['real-brands']): (name: string) => boolean {
  const keys = new Set(real.flat().map(keyOf));
  const distinctive = [...keys].filter((key) => key.length >= distinctiveLength);
  return (name) => {
    const key = keyOf(name);
    return (
      keys.has(key) ||
      wordKeys(name).some((word) => word.length >= distinctiveLength && keys.has(word)) ||
      distinctive.some((other) => key.startsWith(other) || isNearly(key, other))
    );
  };
}

const capital = (word: string) => (word.length > 1 ? word.charAt(0).toUpperCase() + word.slice(1) : word);

/** One name of a grammar; the second use of a list in a pattern takes another word. */
export function inventName(random: Random, { patterns, lists }: Grammar): string {
  const used = new Set<string>();
  return random.weighted(patterns).pattern.replace(/\{([a-z]+)(?:\.([mfnp]))?\}/g, (_, list: string, gender?: string) => {
    const word = random.pick((lists[list] ?? []).filter((entry) => !used.has(entry)));
    used.add(word);
    return gender === undefined ? word : capital(agree(word, genders.indexOf(gender)));
  });
}
