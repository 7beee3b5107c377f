import { editDistance } from '../../names/edit-distance.ts';
import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import type { Identity } from '../../names/identity.ts';
import { oneName } from '../brackets/brackets.ts';
import { type Found, found, type PieceInText } from '../found.ts';
import { saysColour } from '../pigments.ts';
import { partOfLongerName } from './longer-name.ts';
import { type Word, wordsOf } from './words.ts';

const longestNameWords = 14;

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
export function namesInARow(base: PieceInText, words: readonly Word[] = wordsOf(base)): Found[] | null {
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
      if (!identity || identity.id === null || (!plain && beginsWithSlip(base, words, i, j))) continue;
      const names = 1 + (j < words.length ? (best[j]?.names ?? 0) : 0);
      // "Glycerin Parfum (Fragrance)": known only by its bracket, so names of its own words come first.
      const cost = (plain ? costOfKnown(plain) : costOf(base, text, j - i)) + (j < words.length ? (best[j]?.cost ?? 0) : 0);
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
export function severalBeforeBracket(whole: PieceInText, single: Found): Found[] | null {
  const raw = whole.source.slice(whole.start, whole.end);
  const front = /^([^()[\]{}]*\s[^()[\]{}]*)\s[([{][^()[\]{}]*[)\]}][^\p{L}\d]*$/u.exec(raw)?.[1];
  if (front === undefined || identify(whole.dictionary.lexicon, front)) return null;
  // "CI 77491/77499 (Iron Oxides)"
  if (single.components.some(({ end }) => end <= whole.start + front.length)) return null;
  const names = namesInARow(whole);
  const last = names?.at(-1);
  // "Talc Mica CI 77891 (Titanium Dioxide)": another name of the last, and no component of it.
  const explainsLast = last && (last.id === single.id || (last.components.length === 0 && single.components.length === 0));
  return names && names.length > 1 && explainsLast && names[0]?.id !== single.id ? names : null;
}

const plantEndings = ['oil', 'extract', 'water', 'butter', 'powder', 'juice', 'wax'];

/** "Oill Fragrance (Parfum)": its bracket tells who the last words are, and in front stands the misspelt end of the name before. */
const beginsWithSlip = ({ dictionary, source }: PieceInText, words: readonly Word[], from: number, to: number) => {
  const first = keyOf(source.slice(words[from]?.start, words[from]?.end));
  const rest = source.slice(words[from + 1]?.start, words[to - 1]?.end);
  return to > from + 1 && plantEndings.some((word) => editDistance(first, word, 1) === 1) && identify(dictionary.lexicon, rest) !== null;
};

/** The same name twice, or a name and the number of its colour. */
const areOne = ({ dictionary: { lexicon }, source }: PieceInText, words: readonly Word[], first: Step, second: Step) =>
  first.identity.id === second.identity.id ||
  saysColour(lexicon, source.slice(words[0]?.start, words[first.next - 1]?.end), first.identity.id, second.identity.id);

const costOfKnown = ({ match }: Identity) => (match === 'exact' ? 1 : asOtherName);

/** A name that is known without its brackets counts as one, a name known only by what stands in them as more than its words. */
function costOf({ dictionary }: PieceInText, text: string, words: number): number {
  const bare = identify(dictionary.lexicon, text.replace(/[([{][^()[\]{}]*[)\]}]?/g, ' ').replace(/\s+/g, ' '));
  return bare ? costOfKnown(bare) : words + 1;
}
