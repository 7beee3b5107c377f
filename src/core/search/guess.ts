import { editDistance } from '#core/inci/names/edit-distance.ts';
import { beginningWith, type NameIndex } from './name-index.ts';
import { stemOf } from './query-words.ts';
import { soundOf, soundsLike } from './sound.ts';
import { searchWords } from './vocabulary.ts';

const shortest = 4;
const long = 8;
/** Letters that may be wrong. */
const allowed = (length: number) => (length < long ? 1 : 2);

/** Of words that are as near, the better known one: that which more names have. */
function nearestWord(index: NameIndex, wanted: string): string | null {
  if (wanted.length < shortest) return null;
  const sound = soundOf(wanted);
  const limit = allowed(wanted.length);
  let best = -1;
  let bestRank = Number.POSITIVE_INFINITY;
  index.words.forEach((word, place) => {
    if (Math.abs(word.length - wanted.length) > limit + 1) return;
    const distance = editDistance(wanted, word, limit);
    const near = distance > 1 && soundsLike(word, sound, wanted) ? 1 : distance;
    if (near > limit) return;
    const rank =
      near * 4 +
      (word[0] === wanted[0] ? 0 : 2) +
      (word.length < wanted.length ? 1 : 0) -
      Math.min(1, (index.withWord[place]?.length ?? 0) / 100);
    if (rank < bestRank) {
      best = place;
      bestRank = rank;
    }
  });
  return best === -1 ? null : asWritten(index, index.words[best] ?? '', best);
}

/** A word of the index as its names write it: words are compared without accents, and й is и there. */
function asWritten(index: NameIndex, word: string, place: number): string {
  const text = index.names[index.withWord[place]?.[0] ?? -1]?.text.toLowerCase() ?? '';
  return text.match(/[\p{L}\p{N}\p{M}]+/gu)?.find((own) => searchWords(own)[0] === word) ?? word;
}

/** The words put right, each that nothing begins with; null where one of them resembles nothing, or nothing is wrong. */
export function guessedWords(index: NameIndex, words: readonly string[]): readonly string[] | null {
  let changed = false;
  const guessed = words.map((word) => {
    if (index.withStem.has(stemOf(word)) || beginningWith(index, word).size > 0) return word;
    changed = true;
    return nearestWord(index, word);
  });
  return changed && guessed.every((word) => word !== null) ? guessed : null;
}
