import { longPattern } from '../../long-pattern.ts';
import { namesSeveralKinds } from '../layout/kits.ts';
import { knownPieces } from '../layout/known-pieces.ts';
import { isForeignTitle, isTitle, mayTitle } from '../layout/product-kinds.ts';
import { startsKnown } from '../layout/starts-known.ts';
import { keyOf } from '../names/fold.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { cyrillicLetter } from '../text/prepare.ts';
import { deniesAll, isPromise } from './absences.ts';
import { nameInFront } from './leading-words.ts';
import { amount, isNamedAgain, isPlainTitle, isStrengthTitle } from './plain-titles.ts';
import { isAdvice, isEnglishProse, isForeignSentence, isRussianSentence } from './prose.ts';

/** Sentences and promises in front of a list, behind it or run into one of its names. */

const wordsOf = (text: string) => text.split(/[^\p{L}'-]+/u).filter((word) => /\p{L}/u.test(word));
/** Words that bind a sentence together and stand in no name. */
const bindingWords = longPattern`
  (?:the|a|an|at|by|be|as|its?|our|your|you|we|this|these|that|is|are|has|have|with|for|to|into|from|my|will|can|made|makes?|
  love[ds]?|enjoy|best|new|inside|what.s|who|which|not|more|most|glow\w*|melts?|leaves?|gives?|helps?|feels?|feeling|list|full|
  complete)
`;
const binding = new RegExp(`^${bindingWords}$`, 'i');
const promises = '(?:moisturi[sz]|hydrat|sooth|calm|nourish|brighten|purify|smooth|repair|cleans|firm|plump)ing';
/** In front of a name it says what that is good for. */
const promise = new RegExp(`^${promises}$`, 'i');
/** Without one of them nothing is told. */
const mayTell = new RegExp(`\\b(?:${bindingWords}|${promises})\\b`, 'i');
const isPlain = (word: string) => word.toLowerCase() !== 'and' && (binding.test(word) || isEnglishProse(word));
const fewest = 2;

/** "Rinse off", "Apply to damp skin": what to do. */
const direction = /^(?:rinse|apply|massage|lather|shake|avoid|spread)\b(?: [a-z'’-]+){1,12}$/i;

/** Words of sentences, at least half of all and one of them only in sentences; or a promise. */
export function isProse(text: string): boolean {
  if (/[()[\]/\d]/.test(text)) return false;
  if (cyrillicLetter.test(text)) return isRussianSentence(text);
  if (direction.test(text.trim()) || isForeignSentence(text) || isAdvice(text)) return true;
  if (!mayTell.test(text)) return false;
  const words = wordsOf(text);
  if (words.length === 1) return promise.test(words[0] ?? '');
  const told = words.filter(isPlain).length;
  return told >= fewest && told * 2 >= words.length && words.some((word) => binding.test(word));
}

const poweredBy = /^\s*(?:powered|formulated|infused|packed|loaded|enriched|made|crafted|boosted|fortified|developed)\s(?:by|with)\s/i;

/** "Our hero ingredient is Bakuchiol": a sentence that names one of the ingredients. */
const praises = (end: string, sentence: string) => {
  if (!/^[.!?]/.test(end) || /[,;()\d]/.test(sentence)) return false;
  if (poweredBy.test(sentence)) return true;
  if (!mayTell.test(sentence)) return false;
  const words = wordsOf(sentence);
  return words.filter(isPlain).length >= fewest && words.some((word) => binding.test(word));
};

/** "Cream base with Aloe Vera" is more than aloe, and nobody tells what. */
const undisclosed = /\bbase with$/i;
const longestProse = 30;
/** Letters of names that packs boast to lack. */
const longestBoast = 10;
const longestNameWords = 6;

/** Where a known name begins behind prose, or ends in front of one: "Our best serum for glowing skin Aqua", "Aqua Made with love". Null when there is none. */
export function proseEdge(lexicon: Lexicon, text: string): { at: number; proseFirst: boolean } | null {
  const isBoast = isPromise(lexicon, text);
  if (!isBoast && !mayTell.test(text) && !mayTitle.test(text) && !isAdvice(text)) return null;
  const spaces = [...text.matchAll(/\s+/g)].map(({ index, 0: blank }) => ({ before: index, behind: index + blank.length }));
  if (spaces.length === 0 || spaces.length > longestProse) return null;
  const isName = (name: string) => keyOf(name).length > 3 && !isPlain(name) && identify(lexicon, name) !== null;
  // "SE Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine": small words before a name of several words tell nothing.
  const endsInName = (prose: string) =>
    [...prose.matchAll(/\s+/g)].some(({ index, 0: blank }) => isName(prose.slice(index + blank.length)));
  const tellsOnly = (prose: string) => (isProse(prose) && !wordsOf(prose).some(isName) && !endsInName(prose)) || isTitle(prose);
  // "Dermatologically tested without alcohol Ceteareth-33", and not "Tested without alcohol".
  const promisesOnly = (front: string, name: string) => isBoast && keyOf(name).length >= longestBoast && isPromise(lexicon, front);
  // "Savon à l'huile d'olive" is no oil: in front of water only.
  const titles = (front: string, name: string) => isForeignTitle(front) && lexicon.incis[identify(lexicon, name)?.id ?? -1] === 'Aqua';
  for (const { before, behind } of spaces.slice(-longestNameWords))
    if (
      !undisclosed.test(text.slice(0, before)) &&
      (((tellsOnly(text.slice(0, before)) || promisesOnly(text.slice(0, before), text.slice(behind))) && isName(text.slice(behind))) ||
        titles(text.slice(0, before), text.slice(behind)))
    )
      return { at: behind, proseFirst: true };
  for (const { before, behind } of spaces.slice(0, longestNameWords).reverse())
    if (tellsOnly(text.slice(behind)) && isName(text.slice(0, before))) return { at: before, proseFirst: false };
  return null;
}

/** "Step 1: Exfoliate" in front of the only list. */
const isStep = (front: string) => /^\s*(?:step|part|phase|шаг|этап) ?\d(?:\s?[:.-]\s*\p{L}+(?: \p{L}+){0,2})?$/iu.test(front);

const secondStep = /(?:step|part|phase|шаг|этап) ?2/i;

/** "Body spray: …" in small letters and "Vegan, gentle cream: …" with a comma are no parts of a kit. */
const isTitleEnd = (end: string, sentence: string) =>
  /^(?:\.|\s-)/.test(end) || (end.startsWith(':') && (/^[\s\u0080]*\p{Ll}/u.test(sentence) || isParted.test(sentence)));

/** Behind the comma of "Гель для душа, 250 мл:" nothing is left. */
const isParted = /,\s*\S/;

/** A dash too, but not in texts of several lines, where it stands behind the names of the parts. */
const sentenceEnd = /[.!?:]\s+|\s-\s(?=[^\n]*$)/g;
const inBrackets = /\(([^()]*)\)/;
const maxSentences = 6;
/** UTF-16 units. */
const longestSentence = 200;
/** A list, not a sentence. */
const manyCommas = /(?:,[^,]*){4}/;

/** "A cream that melts into skin. Aqua, …", "Contains 10% Niacinamide. Aqua, …": sentences in front of the first name. */
export function takeProseInFront(lexicon: Lexicon, masked: MaskedText): void {
  let from = 0;
  let sentences = 0;
  for (const match of masked.text.slice(0, 600).matchAll(sentenceEnd)) {
    const sentence = masked.text.slice(from, match.index);
    const end = match.index + match[0].length;
    sentences += 1;
    // "Soap 30 % (sodium olivate, sodium cocoate). Also contains: …"
    if (knownPieces(lexicon, inBrackets.exec(sentence)?.[1] ?? '') > 1) return;
    if (sentence.length > longestSentence || manyCommas.test(sentence) || deniesAll(lexicon, sentence)) return;
    if (from > 0 && match[0].startsWith(':') && !isParted.test(sentence) && isTitle(masked.text.slice(0, from).replace(/[.!?]\s*$/, ''))) {
      // "Салфетки влажные. Пропитывающий лосьон: вода, …": what has a colon behind the title is a heading of its own.
      masked.take(0, from, 'heading');
      return;
    }
    if (
      sentences > maxSentences ||
      (!isProse(sentence) &&
        !praises(match[0], sentence) &&
        !(isStep(masked.text.slice(0, match.index)) && !secondStep.test(masked.text)) &&
        !(
          isTitleEnd(match[0], sentence) &&
          isTitle(sentence) &&
          !(match[0].startsWith(':') && namesSeveralKinds(masked.text)) &&
          (!startsKnown(lexicon, masked.text, from) || !identify(lexicon, sentence))
        ) &&
        !isStrengthTitle(sentence) &&
        !(from === 0 && match[0].startsWith('.') && isPlainTitle(lexicon, sentence, masked.text.slice(end))) &&
        !(match[0].startsWith(':') && isNamedAgain(lexicon, sentence, masked.text.slice(end))) &&
        !(amount.test(sentence) && /^\W*(?:with|contains?|enriched|now)\s/i.test(sentence)))
    )
      return;
    if (/[,\n]/.test(masked.text.slice(end)) && startsKnown(lexicon, masked.text, end)) {
      masked.take(nameInFront(lexicon, masked.text.slice(0, end)), end, 'heading');
      return;
    }
    from = end;
  }
}
