import { rememberedBy } from '#core/remembered.ts';
import { keyOf } from '../names/fold.ts';
import { identify } from '../names/identify.ts';
import type { Identity } from '../names/identity.ts';
import { goesOn, type Lexicon, wordUse } from '../names/lexicon.ts';
import { oneName } from '../pieces/brackets.ts';
import { type Base, type Found, found } from '../pieces/found.ts';
import { saysColour } from '../pieces/pigments.ts';
import { bracketEnds } from '../pieces/split.ts';
import { isPartOfNames } from '../russian/keys.ts';
import { cyrillicLetter } from '../text/prepare.ts';

const longestNameWords = 14;

export interface Word {
  readonly start: number;
  readonly end: number;
  /** Offset behind the bracket that follows the word, or the word's end. */
  readonly bracketEnd: number;
}

const marks = '*†‡°¹²³';
const onlyMarks = /^[*†‡°¹²³]+$/;

/** Words of a piece; a bracket and the marks behind it belong to the word before them. */
export function wordsOf(base: Base): Word[] {
  const words: Word[] = [];
  const ends = bracketEnds(base.source, base.start, base.end);
  let i = base.start;
  while (i < base.end) {
    const character = base.source[i] ?? '';
    const partner = ends.get(i);
    if (partner !== undefined) {
      const last = words.pop();
      const close = Math.min(base.end, partner + 1);
      if (last) words.push({ ...last, bracketEnd: close });
      i = Math.max(i + 1, close);
      continue;
    }
    if (/[\s/\\|]/.test(character)) {
      i += 1;
      continue;
    }
    const from = i;
    while (i < base.end && !/[\s/\\|([{]/.test(base.source[i] ?? '')) i += 1;
    if (i === from) i += 1;
    const marked = marks.includes(character) && onlyMarks.test(base.source.slice(from, i)) ? words.pop() : undefined;
    words.push(marked ? { ...marked, bracketEnd: i } : { start: from, end: i, bracketEnd: i });
  }
  return words;
}

/** A name that begins at a word, and how best to go on behind it. */
interface Step {
  readonly names: number;
  readonly cost: number;
  readonly next: number;
  readonly identity: Identity;
  readonly end: number;
}

/** Between two names no abbreviation: "Urea mit Panthenol". */
const smallWord = /^(?:[Mm]it|[Aa]ls|[Ll]as|[Ss]ap|[Aa]ir)$/;

/** A further name costs a little more than the name itself: "Coumarin Hydrated Silica" is no hydrated coumarin. */
const asOtherName = 1.01;

/** Covers the whole piece with known names, longest first, as few as possible; null when a word is left over. */
export function segments(base: Base): Found[] | null {
  const words = wordsOf(base);
  if (words.length < 2 || words.length > 400) return null;
  const best: (Step | null)[] = Array(words.length + 1).fill(null);
  const reached = (i: number) => i === words.length || best[i] !== null;
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const word = words[i];
    if (!word) continue;
    for (let j = Math.min(words.length, i + longestNameWords); j > i; j -= 1) {
      const last = words[j - 1];
      if (!last || !reached(j)) continue;
      const text = base.source.slice(word.start, last.end);
      if (j - i === 1 && (keyOf(text).length < 3 || smallWord.test(text))) continue;
      const plain = identify(base.dictionary.lexicon, text);
      const close = Math.max(last.bracketEnd, last.end);
      const whole = base.source.slice(word.start, close);
      const identity =
        plain ?? (/[([{]/.test(whole) ? (oneName({ ...base, start: word.start, end: close }, whole) as Identity | null) : null);
      if (!identity || identity.id === null) continue;
      const names = 1 + (j < words.length ? (best[j]?.names ?? 0) : 0);
      // "Glycerin Parfum (Fragrance)": known only by its bracket, so names of its own words come first.
      const cost =
        (plain ? (plain.match === 'exact' ? 1 : asOtherName) : costOf(base, text, j - i)) + (j < words.length ? (best[j]?.cost ?? 0) : 0);
      if (!best[i] || cost < (best[i]?.cost ?? 0)) best[i] = { names, cost, next: j, identity, end: last.bracketEnd };
    }
  }
  const second = best[best[0]?.next ?? 0];
  if (!best[0] || best[0].names < 2) return null;
  if (best[0].names === 2 && second && !areOne(base, words, best[0], second) && partOfLongerName(base, words, best[0].next)) return null;
  const results: Found[] = [];
  for (let i = 0; i < words.length; ) {
    const step = best[i];
    const word = words[i];
    if (!step || !word) return null;
    const part = { ...base, start: word.start, end: step.end };
    const previous = results.at(-1);
    if (previous && previous.id === step.identity.id) results[results.length - 1] = { ...previous, end: step.end };
    else if (
      previous &&
      previous.id !== null &&
      saysColour(base.dictionary.lexicon, base.source.slice(previous.start, previous.end), previous.id, step.identity.id)
    )
      // "Iron Oxides CI 77491": the number says which.
      results[results.length - 1] = found({ ...part, start: previous.start }, step.identity.id, 'synonym');
    else results.push(oneName(part, base.source.slice(word.start, step.end)) ?? found(part, step.identity.id, step.identity.match));
    i = step.next;
  }
  return results;
}

/** "Glycerin Butylene Glycol Parfum (Fragrance)": the bracket explains only the last of several names. */
export function severalBeforeBracket(whole: Base, single: Found): Found[] | null {
  const raw = whole.source.slice(whole.start, whole.end);
  const front = /^([^()[\]{}]*\s[^()[\]{}]*)\s[([{][^()[\]{}]*[)\]}][^\p{L}\d]*$/u.exec(raw)?.[1];
  if (front === undefined || identify(whole.dictionary.lexicon, front)) return null;
  // "CI 77491/77499 (Iron Oxides)"
  if (single.components.some(({ end }) => end <= whole.start + front.length)) return null;
  const names = segments(whole);
  const last = names?.at(-1);
  // "Talc Mica CI 77891 (Titanium Dioxide)": another name of the last, and no component of it.
  const explainsLast = last && (last.id === single.id || (last.components.length === 0 && single.components.length === 0));
  return names && names.length > 1 && explainsLast && names[0]?.id !== single.id ? names : null;
}

/** The same name twice, or a name and the number of its colour. */
const areOne = ({ dictionary: { lexicon }, source }: Base, words: readonly Word[], first: Step, second: Step) =>
  first.identity.id === second.identity.id ||
  saysColour(lexicon, source.slice(words[0]?.start, words[first.next - 1]?.end), first.identity.id, second.identity.id);

/** A name that is known without its brackets counts as one, a name known only by what stands in them as more than its words. */
const costOf = (base: Base, text: string, words: number) =>
  identify(base.dictionary.lexicon, text.replace(/[([{][^()[\]{}]*[)\]}]?/g, ' ').replace(/\s+/g, ' ')) ? 1 : words + 1;

const partWord = 3;
/** Ends of names that are names themselves: "Elastin Amino Acids" is none of elastin. */
const classEnd = /\s(?:amino acids|dimethyl ?ether|zeolite|DNA|acetic acid)$|(?:oil|butter) cetyl esters$/i;
/** In front of an acid or a peptide it is of its salt: "Zinc Hexapeptide-11". */
const metal = /^(?:zinc|copper|silver|iron|magnesium|calcium)$/i;
const numberedChain = /^(?:PEG|PPG|Polyglyceryl|Ceramide|CI)-?\d+$/i;

const maxRemembered = 1_000;

/** UTF-16 units. */
const longWord = 10;

/** The second of two words, a long one that ends hardly any other name: "Dimethicone Phenoxyethanol" lacks its comma. */
const isWhole = (lexicon: Lexicon, word: string, words: number) =>
  words === 2 && word.length >= longWord && wordUse(lexicon, word).last < partWord && identify(lexicon, word)?.match === 'exact';

/** An ending that so many names have begins no further word. */
const commonEnding = 10;

/** A name of several words that ends like many others, and none goes on from it: "Glycol Distearate Dimethicone" lacks its comma. */
function isComplete(base: Base, words: readonly Word[], cut: number): boolean {
  const { lexicon } = base.dictionary;
  const [first, last] = [words[0], words[cut - 1]];
  if (
    cut < 2 ||
    !first ||
    !last ||
    numberedChain.test(base.source.slice(first.start, first.end)) ||
    wordUse(lexicon, base.source.slice(last.start, last.end)).last < commonEnding
  )
    return false;
  const name = base.source.slice(first.start, last.end);
  const known = identify(lexicon, name);
  return known?.match === 'exact' && !goesOn(lexicon, keyOf(name));
}

/** So many names begin with a metal or with the genus of the soybean: what stands behind it belongs to it. */
const commonBeginning = 20;

/** In how many names does it stand behind names of ingredients, as in "Lanolin Alcohol", and not only behind roots, as in "Cetyl Dimethicone"? */
const namesBehindNames = rememberedBy(
  maxRemembered,
  (lexicon: Lexicon, name) =>
    lexicon.incis.filter((inci) => {
      const front = inci.endsWith(` ${name}`) ? inci.slice(0, -name.length - 1) : '';
      return front !== '' && !numberedChain.test(front) && identify(lexicon, front) !== null;
    }).length,
);

/** So few names are exceptions, and where more begin or end so, this one. */
const rarely = 2;
const once = 1;

/** "Dimethicone Glycerin", "Niacinamide Betaine": although other names begin or end with such a word, none begins as both do, and none is the second behind a name. */
function standApart(base: Base, words: readonly Word[], cut: number): boolean {
  const { lexicon } = base.dictionary;
  const [first, last, next] = [words[0], words[cut - 1], words[cut]];
  const begun = first ? wordUse(lexicon, base.source.slice(first.start, first.end)).first : 0;
  if (!first || !last || !next || begun >= commonBeginning) return false;
  const front = identify(lexicon, base.source.slice(first.start, last.end));
  const behind = identify(lexicon, base.source.slice(next.start, words.at(-1)?.end));
  if (front?.match !== 'exact' || behind?.match !== 'exact' || goesOn(lexicon, keyOf(base.source.slice(first.start, next.end))))
    return false;
  const name = lexicon.incis[behind.id];
  // "Kaolin Dimethicone": no other name begins with kaolin.
  return name !== undefined && namesBehindNames(lexicon, name) <= (cut === 1 && begun === 0 ? rarely : once);
}

const chainPrefix = /^(PEG|PPG|Polyglyceryl|Ceramide)-?\d/i;

/** "PEG-8 PEG-100 Stearate": the same chain twice in one name would stand there with a slash. */
const isChainBehindChain = (first: string, next: string) =>
  chainPrefix.exec(first)?.[1]?.toLowerCase() === chainPrefix.exec(next)?.[1]?.toLowerCase();

/** Two names side by side are rather one unknown name when one of them is a word that names are made of: "PEG-10 Glyceryl Trioleate", "Elastin Water". */
export function partOfLongerName(base: Base, words: readonly Word[], cut: number): boolean {
  const wordAt = (i: number) => base.source.slice(words[i]?.start, words[i]?.end);
  const { lexicon } = base.dictionary;
  if (
    (cut === 1 && numberedChain.test(wordAt(0)) && !isChainBehindChain(wordAt(0), wordAt(1))) ||
    (cut === 1 && metal.test(wordAt(0))) ||
    classEnd.test(base.source.slice(base.start, words.at(-1)?.end))
  )
    return true;
  // Two names on lines of their own.
  if (base.source.slice(words[cut - 1]?.end, words[cut]?.start).includes('\n')) return false;
  // "Глицерин Пропиленгликоль": in Russian no second word of a name has a capital.
  if (words.length === 2 && /^[А-Я][а-я]/.test(wordAt(1))) return false;
  if ([wordAt(0), wordAt(words.length - 1)].some((word) => cyrillicLetter.test(word) && isPartOfNames(lexicon, keyOf(word)))) return true;
  const begins = cut === 1 && wordUse(lexicon, wordAt(0)).first >= partWord && !isWhole(lexicon, wordAt(1), words.length);
  const ends = cut === words.length - 1 && wordUse(lexicon, wordAt(cut)).last >= partWord && !isComplete(base, words, cut);
  return (begins || ends) && !standApart(base, words, cut);
}
