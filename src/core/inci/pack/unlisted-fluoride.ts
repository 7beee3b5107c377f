import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { matchesOf } from '../text/matches.ts';

const word = /[\p{L}\d-]+/gu;
const mostWords = 3;
const fluoride = /fluor(?!phlog)/i;

interface Named {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** The salts of fluorine that a text names, wherever they stand in it. */
function fluoridesIn(lexicon: Lexicon, text: string): Named[] {
  const words = matchesOf(word, text).map(({ index, 0: written }) => ({ start: index, end: index + written.length }));
  return words.flatMap(({ start }, n) =>
    words.slice(n, n + mostWords).flatMap(({ end }) => {
      const id = fluoride.test(text.slice(start, end)) ? identify(lexicon, text.slice(start, end))?.id : undefined;
      const inci = lexicon.incis[id ?? -1] ?? '';
      return id !== undefined && fluoride.test(inci) && inci !== 'Fluoride' ? [{ id, start, end }] : [];
    }),
  );
}

/** "…, Olaflur. Contains: Sodium Monofluorophosphate, 1450 ppm": the only one that a notice names and nothing in front does, which is an ingredient; null in all other notices. */
export function unlistedFluoride(lexicon: Lexicon, front: string, notice: string): Named | null {
  const [named, another] = fluoridesIn(lexicon, notice);
  if (!named || another) return null;
  return fluoridesIn(lexicon, front).some(({ id }) => id === named.id) ? null : named;
}
