import { oncePer } from '#core/remembered.ts';
import { editDistance } from './edit-distance.ts';
import { type Lexicon, vocabulary } from './lexicon.ts';

/** A word that so few names have tells nearly by itself which one is meant. */
const maxNames = 3;
const shortestRare = 6;
const shortestSpoilt = 5;
const maxEdits = 3;
const longWord = 10;
const words = /[a-z]+|\d+/g;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(words) ?? [];
const isNumber = /^\d/;

/** Which names hold each of the rare words; a word of more names has no entry. */
const rareWords = oncePer((lexicon: Lexicon): ReadonlyMap<string, readonly number[]> => {
  const holders = new Map<string, number[]>();
  lexicon.incis.forEach((inci, id) => {
    for (const word of new Set(wordsOf(inci))) {
      if (word.length < shortestRare || isNumber.test(word)) continue;
      const ids = holders.get(word);
      if (!ids) holders.set(word, [id]);
      else if (ids.length <= maxNames) ids.push(id);
    }
  });
  for (const [word, ids] of holders) if (ids.length > maxNames) holders.delete(word);
  return holders;
});

/**
 * The one name that has the same words but for a single misspelt one, where a rare word among them tells it: "Disteardimonium Hectoride".
 * More edits are allowed than where a word could be any other. Null when there is none, or more than one.
 */
export function correctByRareWord(lexicon: Lexicon, text: string): number | null {
  const read = wordsOf(text);
  if (read.length < 2) return null;
  const knownWords = vocabulary(lexicon);
  const spoilt = read.filter((word) => !isNumber.test(word) && word.length > 1 && !knownWords.has(word));
  const [wrong = ''] = spoilt;
  if (spoilt.length !== 1 || wrong.length < shortestSpoilt) return null;
  const at = read.indexOf(wrong);
  const rare = rareWords(lexicon);
  const candidates = new Set(read.flatMap((word) => rare.get(word) ?? []));
  const found = [...candidates].filter((id) => {
    const own = wordsOf(lexicon.incis[id] ?? '');
    const meant = own[at] ?? '';
    if (own.length !== read.length || own.some((word, i) => i !== at && word !== read[i])) return false;
    if (meant[0] !== wrong[0]) return false;
    // Another end of a short word is another word: "xylitan", "xylityl".
    const limit =
      meant.at(-1) === wrong.at(-1) || wrong.length >= longWord ? Math.min(maxEdits, Math.max(2, Math.floor(meant.length / 4))) : 1;
    return editDistance(wrong, meant, limit) <= limit;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
