import { once } from '#core/remembered.ts';
import { isAnotherWord } from './another-word.ts';
import { changesSubstance, otherEnding } from './chemistry.ts';
import { completeWord } from './cut-word.ts';
import { editDistance } from './edit-distance.ts';
import { keyOf } from './fold.ts';
import { isomerSpans, type KeySpan, keepsPrefixes } from './isomer-prefixes.ts';
import { letterSet, mayBeNear } from './letter-set.ts';
import { goesOnOtherwise, type Lexicon, nameIs, vocabulary } from './lexicon.ts';
import { type NameIndex, nameIndex, numbersOf } from './name-index.ts';
import { nearNames } from './near-names.ts';
import { correctScan } from './scan.ts';
import { correctWordByWord } from './word-by-word.ts';

/** Finds the one name a misspelt or badly scanned name stands for. */
export interface TypoIndex {
  /** The id of the only nearest name, or null. `text` is the name as read, `key` its key. */
  correct(text: string, key: string): number | null;
  /** The ids of the names nearest to a key, nearest first, however unlikely they are meant: for a reader to choose from. */
  near(key: string, most: number): number[];
}

const digits = /\d+/g;
const longestCorrected = 120;
/** More words than this are prose, or a name nobody could correct. */
const maxWords = 9;
const shortestCorrected = 6;
/** Words of common names that say what was made of a plant, not of which. */
const preparations = /(?:oil|extract|extrakt|extrait|estratto|extracto|butter|water|acid|wax|powder|juice|alcohol)$/;
/** A common name needs this many letters of its own to be recognised through a slip. */
const shortestStem = 7;
/** In place of an id: more than one name is a single edit away. */
const several = -1;
/** A letter or two at the end of a name tells its kind: "Ginsenoside Rd"; of a ceramide up to four: "Ceramide NDS". */
const identifier = /(?<=\s)[a-z]{1,2}$|(?<=^ceramide\s)[a-z]{1,4}$/i;
/** In a name this short another first letter is another word: "nitric", "citric". */
const shortWord = 10;

const stemOf = (key: string) => key.replace(preparations, '');
/** In so short a stem another letter is another word: mint oil is no mink oil. */
const shortStem = 5;
const isOtherStem = (key: string, candidate: string) => {
  const stem = stemOf(candidate);
  return stem.length < shortStem && key.length === candidate.length && stemOf(key) !== stem;
};
const firstLetterDiffers = (key: string, candidate: string) =>
  key.length <= shortWord && key.length === candidate.length && key[0] !== candidate[0] && key[1] === candidate[1];

/** Edits allowed when the misspelt words have this many letters together; short names are never corrected. */
function tolerance(letters: number): number {
  return letters < 11 ? 1 : 2;
}

/** Builds lazily on the first question: less than 0.1 s for 50,000 names. */
export function typoIndex(lexicon: Lexicon): TypoIndex {
  const names = once(() => nameIndex(lexicon));
  return {
    correct(text, key) {
      if (lostItsEnd.test(text) || saysPurpose.test(text)) return null;
      const id =
        completeWord(lexicon, text) ??
        correctScan(lexicon, text, key) ??
        correctTypo(names(), lexicon, text, key) ??
        correctWordByWord(lexicon, text);
      return id === null || id === several || isTorn(lexicon, key, id) || mayEndOther(lexicon, key, id) ? null : id;
    },
    near: (key, most) => nearNames(names(), key, most),
  };
}

/** "Benzophenoe-": what stood behind the hyphen is lost. */
const lostItsEnd = /\p{L}-$/u;
/** "Agent colloidal" is what something does, and no argent colloidal. */
const saysPurpose = /^agente?s?\s/i;

/** Letters of the longest words that may be the front of any of several names. */
const longestTorn = 8;

/** "Pheno" may have been phenol, phenoxyethanol or another, "benzoi" is rather benzoic acid than benzene, and "thanol" the end of many: what is left of a short word names none of them. */
function isTorn(lexicon: Lexicon, key: string, id: number): boolean {
  const meant = keyOf(lexicon.incis[id] ?? '');
  // "Omethicone" has lost the beginning of another name.
  if (key.length > longestTorn) return !meant.endsWith(key) && [...vocabulary(lexicon)].some((word) => word !== key && word.endsWith(key));
  if (meant.startsWith(key)) return goesOnOtherwise(lexicon, key, meant);
  if (meant.endsWith(key)) return false;
  return [...vocabulary(lexicon)].some((word) => word.length > key.length && (word.startsWith(key) || word.slice(2).endsWith(key)));
}

/** "Odium Pyrophosphate": the front is lost, and what is left ends another name of which no more would be lost. */
function mayEndOther(lexicon: Lexicon, key: string, id: number): boolean {
  const meant = keyOf(lexicon.incis[id] ?? '');
  if (meant === key || !meant.endsWith(key)) return false;
  for (const [name, code] of lexicon.names)
    if (code >> 2 !== id && (code & 3) === nameIs.inci && name.length <= meant.length && name.endsWith(key)) return true;
  return false;
}

/** "PMMA": no word but letters that are a name, and no slip either; nor is "de" one for "di". */
const abbreviation = /^[^aeiouy]{3}[a-z]{0,2}$/;
const isKnown = (lexicon: Lexicon, word: string) => vocabulary(lexicon).has(word) || (abbreviation.test(word) && lexicon.names.has(word));

function correctTypo(names: NameIndex, lexicon: Lexicon, text: string, key: string): number | null {
  if (key.length > longestCorrected || key.replace(digits, '').length < shortestCorrected - 1) return null;
  const numbers = names.numbers.get(numbersOf(key));
  if (numbers === undefined) return null;
  const words = text
    .toLowerCase()
    .replace(/-\s*\n\s*/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
  const knownWords = words.filter((word) => word === 'de' || isKnown(lexicon, word));
  if (words.length > maxWords || (knownWords.length === words.length && words.length > 0)) return null;
  const allowed = tolerance(words.filter((word) => !isKnown(lexicon, word)).join('').length);
  let prefixes: readonly KeySpan[] | undefined;
  const letters = letterSet(key);
  const letter = words.length > 1 ? identifier.exec(text)?.[0].toLowerCase() : undefined;
  let best = allowed + 1;
  let found: number | null = null;
  let rivalAt = allowed + 1;
  let rival: number | null = null;
  for (const name of names.trigrams.candidates(key, allowed)) {
    if (names.numberOf[name] !== numbers) continue;
    // Most candidates need no table of distances.
    if (!mayBeNear(names.letters[name] ?? 0, letters, Math.min(allowed, best))) continue;
    const candidate = names.keys[name] ?? '';
    const distance = editDistance(key, candidate, Math.min(allowed, best));
    if (distance > allowed || distance > best) continue;
    const code = names.codes[name] ?? 0;
    if (candidate.length < shortestCorrected || !knownWords.every((word) => candidate.includes(word))) continue;
    if (otherEnding(key, candidate)) {
      // Another substance is as near: "betane" lost a letter of betaine as soon as it has a wrong one of butane, "dimethiconal" is no dimethicone.
      [rival, rivalAt] = [distance < rivalAt ? code >> 2 : rival, Math.min(distance, rivalAt)];
      if (key.length <= shortestStem) [best, found] = [distance, several];
      continue;
    }
    prefixes ??= isomerSpans(text);
    if (!keepsPrefixes(prefixes, key, candidate) || changesSubstance(key, candidate)) continue;
    if ((code & 3) !== nameIs.inci && stemOf(candidate).length < shortestStem) continue;
    if (letter !== undefined && !candidate.endsWith(letter)) continue;
    const id = code >> 2;
    const slip = { words, key, candidate, distance, inci: (code & 3) === nameIs.inci, meant: lexicon.incis[id] ?? '' };
    if (firstLetterDiffers(key, candidate) || isOtherStem(key, candidate) || isAnotherWord(slip)) {
      [rival, rivalAt] = [distance < rivalAt ? id : rival, Math.min(distance, rivalAt)];
      continue;
    }
    if (distance < best) {
      best = distance;
      found = id;
    } else if (found !== id) found = several;
  }
  if (rivalAt <= best && rival !== found) return null;
  return found === several && best > 1 ? null : found;
}
