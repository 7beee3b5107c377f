import { oncePer } from '#core/remembered.ts';
import { editDistance } from '../names/edit-distance.ts';
import { letterSet, mayBeNear } from '../names/letter-set.ts';
import { find, type Lexicon, nameIs } from '../names/lexicon.ts';
import { russianKeys } from './keys.ts';

const shortestCorrected = 6;
/** So short a word is bent only to one that sounds the same: "рассол" (brine) is no "рассул" (clay), "сок калины" none of "малины". */
const longestBySound = 6;
const longestCorrected = 80;
const shortestWord = 4;
/** "ланолиновая" is of ланолин, and no slip of «линоленовая». */
const ofNoun = /(?<=[а-я]{6})ов(?:ый|ая|ое|ые|ого|ой|ых)$/;
/** One letter off is another one. */
const vitamin = /^витамин.{1,3}$/;
const digits = /\d+/g;
/** Endings that make another substance: a correction never turns one into another. */
const substance = /(?:аза|оза|ат|ит|ид|ет|ен|ан|он|ин|ол|ил|оил|аль|ий)$/;
/** A salt of PCA is nothing that a letter more or less leads to: "марганцовка" is no "марганец ПКА". */
const ofPca = /(?:пка|рса|pca)$/;
const isomer = /^(?:альфа|бета|гамма|дельта|цис|транс|орто|мета|пара|изо|ди|три|тетра|моно|поли)/;
/** The chain in front: "фенилпарагидроксибензоат" is no slip of methylparaben, and "оксанол" (an emulsifier) none of octanol. */
const radical = /^(?:мет|эт|проп|бут|ам|пент|гекс|гепт|окт|окс|дец|дек|лаур|мирист|цет|стеар|фен|бенз|вин|алл)(?:ил|ан)/;

/** Keys by their length, with the letters in each. */
const byLength = oncePer((lexicon: Lexicon) =>
  Map.groupBy(
    russianKeys(lexicon).keys.map((key) => ({ key, set: letterSet(key) })),
    ({ key }) => key.length,
  ),
);

/** Letters that are confused where they are not stressed, and doubled ones. */
const soundOf = (key: string) => key.replace(/о/g, 'а').replace(/[еэ]/g, 'и').replace(/(.)\1/g, '$1');

const tolerance = (letters: number) => (letters < 11 ? 1 : 2);
const numbersIn = (key: string) => key.match(digits)?.join(' ') ?? '';

/** The one ingredient that a misspelt Russian name can mean; a word that is met in other names is no slip. */
export function correctRussian(lexicon: Lexicon, words: readonly string[]): number | null {
  const { text } = russianKeys(lexicon);
  const unknown = words.filter((word) => word.length >= shortestWord && !text.includes(word.replace(ofNoun, '')));
  const letters = unknown.join('').replace(digits, '').length;
  const knownWords = words.filter((word) => !unknown.includes(word));
  if (letters < shortestCorrected || vitamin.test(words.join(''))) return null;
  const onlySound = letters <= longestBySound;
  const orders = words.length === 2 ? [words, [...words].reverse()] : [words];
  let best = tolerance(letters) + 1;
  let id: number | null = null;
  for (const order of orders) {
    const key = order.join('');
    if (key.length > longestCorrected) continue;
    const set = letterSet(key);
    for (let length = key.length - 2; length <= key.length + 2; length += 1)
      for (const { key: candidate, set: other } of byLength(lexicon).get(length) ?? []) {
        if (!mayBeNear(set, other, Math.min(best, tolerance(letters)))) continue;
        const distance = editDistance(key, candidate, Math.min(best, tolerance(letters)));
        if (distance > tolerance(letters) || distance > best) continue;
        if (numbersIn(key) !== numbersIn(candidate) || !knownWords.every((word) => candidate.includes(word))) continue;
        if (otherSubstance(key, candidate, letters) || (onlySound && soundOf(key) !== soundOf(candidate))) continue;
        const hit = find(lexicon, candidate);
        if (!hit || hit.kind === nameIs.typo) continue;
        if (distance < best) {
          best = distance;
          id = hit.id;
        } else if (id !== hit.id) id = -1;
      }
  }
  return id === -1 ? null : id;
}

/** Does the slip lie where one letter makes another substance: at the beginning of the name, in its ending, or in a numbering prefix? */
function otherSubstance(key: string, candidate: string, unknownLetters: number): boolean {
  const [ending, other] = [substance.exec(key)?.[0], substance.exec(candidate)?.[0]];
  if (ending && other && ending !== other) return true;
  if (ofPca.test(key) !== ofPca.test(candidate)) return true;
  if (isomer.exec(key)?.[0] !== isomer.exec(candidate)?.[0]) return true;
  const own = radical.exec(key)?.[0];
  const others = radical.exec(candidate)?.[0];
  if (own !== undefined && others !== undefined && own !== others) return true;
  return (
    key.length === candidate.length &&
    key[0] !== candidate[0] &&
    unknownLetters <= 10 &&
    soundOf(key[0] ?? '') !== soundOf(candidate[0] ?? '')
  );
}
