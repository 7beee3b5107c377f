import { keyOf } from '#core/inci/names/fold.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';

export interface TypoScore {
  readonly tried: number;
  readonly found: number;
  readonly unknown: number;
  readonly wrong: number;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** A repeatable sequence of numbers below n (linear congruential). */
function sequence(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % n;
  };
}

/** One letter dropped, added, changed or swapped with its neighbour; digits are left alone. */
function withTypo(name: string, random: (n: number) => number): string {
  const letters = [...name].flatMap((character, i) => (/[a-z]/i.test(character) ? [i] : []));
  const at = letters[random(letters.length)] ?? 0;
  const letter = alphabet[random(alphabet.length)] ?? 'a';
  switch (random(4)) {
    case 0:
      return name.slice(0, at) + name.slice(at + 1);
    case 1:
      return name.slice(0, at) + letter + name.slice(at);
    case 2:
      return name.slice(0, at) + letter + name.slice(at + 1);
    default:
      return /[a-z]/i.test(name[at + 1] ?? '') ? name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2) : name;
  }
}

/** Known names with one typo that are found, and names the base does not hold (`inventory`) that are wrongly taken for one it does. */
export function scoreTypos(inventory: readonly string[], dictionary: Dictionary): TypoScore {
  const { lexicon } = dictionary;
  const middle = (text: string) => readLabel(`Aqua, ${text}, Glycerin`, dictionary).items.slice(1, -1);
  const random = sequence(20_261_121);
  let tried = 0;
  let found = 0;
  for (let round = 0; round < 6_000; round += 1) {
    const id = random(lexicon.size);
    const name = lexicon.incis[id] ?? '';
    if (name.replace(/[^a-z]/gi, '').length < 6) continue;
    const typed = withTypo(name, random);
    if (lexicon.names.has(keyOf(typed))) continue;
    tried += 1;
    const items = middle(typed);
    if (items.length === 1 && items[0]?.id === id) found += 1;
  }
  const unknown = [...new Set(inventory)].filter((name) => name.length > 1 && name.length < 120 && !lexicon.names.has(keyOf(name)));
  const wrong = unknown.filter((name) => middle(name).some(({ match }) => match === 'corrected')).length;
  return { tried, found, unknown: unknown.length, wrong };
}
