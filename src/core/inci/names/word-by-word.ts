import { oncePer } from '#core/remembered.ts';
import { changesSubstance, otherEnding, shared } from './chemistry.ts';
import { editDistance } from './edit-distance.ts';
import { type Lexicon, vocabulary } from './lexicon.ts';
import { plantPart } from './plant-parts.ts';

/** A word that so few names have tells nearly by itself which one is meant. */
const fewNames = 3;
const shortestRare = 6;
const shortestDamaged = 5;
const maxDamaged = 3;
const maxEdits = 3;
const longWord = 10;
const middleWord = 7;
/** A chemical word of seven letters that begins with as many of another is hardly a third. */
const surelyBegun = 3;
/** Letters of known words that it takes to tell which name is meant when none of them is rare. */
const surely = 6;
/** And that it takes beside a short misspelt word: "Aloe Barbadensis Lea Juice". */
const certainly = 12;
const shortestOfAll = 3;
const partOfPlant = new RegExp(`^(?:${plantPart}|juice)$`);
/** Acids, ions, amines and chains, whose names differ by a syllable. */
const chemical = /(?:ate|ite|ide|ine|ium|yl|yne|oyl|eth|one|ol)$/;
/** "Hpylene" may be any of the glycols. */
const ofGlycol = /ylene$/;
const words = /[a-z]+|\d+/g;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(words) ?? [];
const isNumber = /^\d/;

interface Names {
  /** The words of each name, by id. */
  readonly words: readonly (readonly string[])[];
  /** The ids of the names that hold a word. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
}

const namesByWord = oncePer((lexicon: Lexicon): Names => {
  const holders = new Map<string, number[]>();
  const all = lexicon.incis.map(wordsOf);
  all.forEach((own, id) => {
    for (const word of new Set(own)) {
      const ids = holders.get(word);
      if (ids) ids.push(id);
      else holders.set(word, [id]);
    }
  });
  return { words: all, holders };
});

/** Two letters more or less in one place of a chemical word: "laurelate" is no laurate. */
function isOtherChemical(wrong: string, meant: string): boolean {
  if (!chemical.test(meant)) return false;
  const { front, back } = shared(wrong, meant);
  return Math.abs(wrong.length - meant.length) > 1 && front + back === Math.min(wrong.length, meant.length);
}

/** Edits in which a word may differ from the one that is meant. */
function limitOf(wrong: string, meant: string, besideRare: boolean): number {
  const length = Math.min(wrong.length, meant.length);
  if (wrong.length < shortestDamaged && !partOfPlant.test(meant)) return 0;
  if (meant[0] !== wrong[0]) return !besideRare && length >= middleWord ? 1 : 0;
  if (besideRare) {
    // Another end of a short word is another word: "xylitan", "xylityl".
    const mayDiffer = meant.at(-1) === wrong.at(-1) || wrong.length >= longWord;
    return mayDiffer ? Math.min(maxEdits, Math.max(2, Math.floor(meant.length / 4))) : 1;
  }
  if (length < middleWord) return 1;
  if (!chemical.test(meant) && !ofGlycol.test(meant)) return length >= longWord ? maxEdits : 2;
  return length > middleWord || meant.startsWith(wrong.slice(0, surelyBegun)) ? 2 : 1;
}

/** Edits between two words, Infinity where they are two words rather than one and its misspelling. */
function editsOf(wrong: string, meant: string, besideRare: boolean): number {
  const limit = limitOf(wrong, meant, besideRare);
  const edits = editDistance(wrong, meant, limit);
  const isOther =
    edits > limit || (!besideRare && (changesSubstance(wrong, meant) || otherEnding(wrong, meant) || isOtherChemical(wrong, meant)));
  return isOther ? Number.POSITIVE_INFINITY : edits;
}

/** "Camelinate" is the soap of camelina oil, and no slip of caseinate. */
const isSoap = (known: ReadonlySet<string>, word: string) =>
  word.length >= longWord && word.endsWith('ate') && known.has(`${word.slice(0, -3)}a`);

/**
 * The one name that has the same words but for misspelt ones, in the same places: "Disteardimonium Hectoride", "Calendula Offiinals Flower Extract".
 * More edits are allowed than where a word could be any other. Null when there is none, or more than one.
 */
export function correctWordByWord(lexicon: Lexicon, text: string): number | null {
  const read = wordsOf(text);
  if (read.length < 2) return null;
  const knownWords = vocabulary(lexicon);
  const damaged = read.map((word) => !isNumber.test(word) && word.length > 1 && !knownWords.has(word) && !isSoap(knownWords, word));
  const wrong = read.filter((_, i) => damaged[i]);
  if (wrong.length === 0 || wrong.length > maxDamaged) return null;
  const { words: all, holders } = namesByWord(lexicon);
  const known = read.filter((word, i) => !damaged[i] && !isNumber.test(word) && word.length > 1);
  const [anchor] = known.toSorted((a, b) => (holders.get(a)?.length ?? 0) - (holders.get(b)?.length ?? 0));
  const ids = anchor === undefined ? [] : (holders.get(anchor) ?? []);
  const besideRare =
    wrong.length === 1 && known.some((word) => word.length >= shortestRare && (holders.get(word)?.length ?? 0) <= fewNames);
  const letters = known.join('').length;
  if ((!besideRare && letters < surely) || (letters < certainly && wrong.some((word) => word.length < shortestDamaged))) return null;
  if (wrong.some((word) => word.length < shortestOfAll)) return null;
  let best = Number.POSITIVE_INFINITY;
  let found: number | null = null;
  for (const id of ids) {
    const own = all[id] ?? [];
    if (own.length !== read.length || own.some((word, i) => !damaged[i] && word !== read[i])) continue;
    const distance = own.reduce((sum, meant, i) => (damaged[i] ? sum + editsOf(read[i] ?? '', meant, besideRare) : sum), 0);
    if (distance === Number.POSITIVE_INFINITY) continue;
    if (found !== null && Math.abs(distance - best) < 2) found = -1;
    else if (distance < best) found = id;
    best = Math.min(best, distance);
  }
  return found === null || found < 0 ? null : found;
}
