import { endsWhole } from './chemistry.ts';
import { keyOf } from './fold.ts';
import { find, type Lexicon, nameIs, vocabulary } from './lexicon.ts';

/** Fewer letters begin too many words. */
const shortestCut = 6;

/** "Ethylhe Stearate": a word that lost its end, where only one longer word makes a name of all. Null when there is none or more than one, and for "Dipropyl Carbonate", whose word has its end. */
export function completeWord(lexicon: Lexicon, text: string): number | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const known = vocabulary(lexicon);
  const cut = words.filter((word) => !known.has(word));
  const [start, another] = cut;
  if (words.length < 2 || start === undefined || another !== undefined || start.length < shortestCut || endsWhole(start)) return null;
  const ids = new Set<number>();
  for (const word of known) {
    if (word.length <= start.length + 1 || !word.startsWith(start)) continue;
    const hit = find(lexicon, keyOf(text.toLowerCase().replace(start, word)));
    if (hit?.kind === nameIs.inci) ids.add(hit.id);
  }
  const [id, other] = ids;
  return other === undefined ? (id ?? null) : null;
}
