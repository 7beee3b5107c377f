import { saysOr } from '../../choice.ts';
import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import type { Identity } from '../../names/identity.ts';
import type { Lexicon } from '../../names/lexicon.ts';
import { type Found, found, type PieceInText, splitWithOffsets, trimmedText } from '../found.ts';
import { foreignWord, waxInEnglish } from '../languages/slashes.ts';
import { isColour } from '../pigments.ts';

/** A slash, or "or" in the languages of labels. */
const alternative = /\s+(?:and\/or(?:\set\/ou)?|or|ou|oder|или)(?:\s*\((?:or|ou|oder|o|y)\))?\s+|\s*[/\\]\s*/giu;

interface Part {
  readonly text: string;
  readonly at: number;
}

type Named = Part & Identity;

/** The names between slashes, each as long as it can be: "Styrene/Acrylates Copolymer" is one. Null when a part is unknown. */
function longestNames(lexicon: Lexicon, raw: string, parts: readonly Part[]): Named[] | null {
  const [first] = parts;
  if (!first) return [];
  for (const [i, last] of [...parts.entries()].reverse()) {
    const text = raw.slice(first.at, last.at + last.text.length);
    const identity = identify(lexicon, trimmedText(text));
    if (!identity) continue;
    const behind = longestNames(lexicon, raw, parts.slice(i + 1));
    return behind && [{ text, at: first.at, ...identity }, ...behind];
  }
  return null;
}

/**
 * "Chamomilla Recutita Extract / Matricaria Flower Extract", "Citrus Grandis Peel Oil / Grapefruit Peel Oil", "PEG-60 Hydrogenated Castor Oil / Aceite de
 * ricino hidrogenado": one ingredient in two languages, of which one leaves something out. Null for two ingredients.
 */
function sameAgain(lexicon: Lexicon, first: Named, second: Named): Identity | null {
  const wordsOf = ({ id }: Named) => waxInEnglish(lexicon.incis[id]).split(' ');
  const [one, other] = [wordsOf(first), wordsOf(second)];
  if (other.length > 1 && one.length > other.length && one.slice(-other.length).join(' ') === other.join(' ')) return first;
  if (one.length < 3 || other.length < 3 || one[0] !== other[0] || one.at(-1) !== other.at(-1)) return null;
  const tellsPart = ({ text }: Named, words: readonly string[]) =>
    words.length > 3 && text.toLowerCase().includes(words.at(-2)?.toLowerCase() ?? '');
  // Of the plant alone it is told only what was made of it; the Latin without a part goes before an everyday name that tells none.
  if (one[1] === other[1]) {
    if (tellsPart(first, one)) return null;
    return first.match === 'exact' && second.match !== 'exact' && !tellsPart(second, other) ? first : second;
  }
  const isEveryday = !second.text.toLowerCase().startsWith(other[0]?.toLowerCase() ?? '');
  return isEveryday && (one.length === 3 || one.slice(2).join(' ') === other.slice(2).join(' ')) ? first : null;
}

/** "Diethylene Glycol/Triethylene Glycol Rosinates": the ester of both alcohols, and neither of them. */
const esterOfGlycols = /^(?:[^/]*glycol\s*\/\s*)+[^/]*glycol\s\p{L}+ates?$/iu;

/** "Magnesium Ascorbate/PCA", "PPG-7/PEG-30 Phytosterol": the metal is of both acids, and both chains of the alcohol. */
const oneSalt = /^(?:sodium|potassium|calcium|magnesium|zinc)\s[^/]+\/(?:PCA|DNA|RNA)$|^(?:PEG|PPG)-\d+\/(?:PEG|PPG)-\d+\s\p{L}+$/iu;

/** "Lactis Proteinum/Whey Protein/Protéine du lait": the last says the first in another language, and what ends in the same word between them is no other ingredient. */
function saidLast({ dictionary: { lexicon, typos } }: PieceInText, parts: readonly Part[]): Identity | null {
  const [first = '', second = '', last = '', more] = parts.map(({ text }) => trimmedText(text));
  const own = more === undefined && foreignWord.test(last) ? identify(lexicon, first) : null;
  if (!own || !keyOf(first).includes(keyOf(second.split(' ').at(-1) ?? first))) return null;
  return (identify(lexicon, last)?.id ?? typos.correct(last, keyOf(last))) === own.id ? { id: own.id, match: 'synonym' } : null;
}

const maxNames = 4;
const maxParts = 8;

/** Different known names with unspaced or spaced slashes: one entry, the names are its alternatives, or as many as there are colours; the colours behind a group name ("Iron Oxides / CI 77491 / CI 77492") are its parts. Of a choice it is not known which it is. */
export function eitherOr(base: PieceInText, isChoice = saysOr(base.source.slice(base.start, base.end))): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  if (/[()[\]]/.test(raw.replace(alternative, ' '))) return null;
  const { lexicon } = base.dictionary;
  const parts = splitWithOffsets(raw, alternative);
  const said = saidLast(base, parts);
  if (said) return [found(base, said.id, said.match)];
  const names = parts.length > 1 && parts.length <= maxParts ? (longestNames(lexicon, raw, parts) ?? []) : [];
  const [first, ...behind] = names;
  if (!first || behind.length === 0) return null;
  const different = names.filter(({ id }, i) => names.findIndex((name) => name.id === id) === i);
  // "CI 77491/CI 77492/CI 77499": a shade has them all.
  if (different.length > 1 && names.every(({ id }) => isColour(lexicon, id)))
    return different.map(({ text, at, id, match }) =>
      found({ ...base, start: base.start + at, end: base.start + at + text.length }, id, match),
    );
  if (names.length > maxNames) return null;
  if (esterOfGlycols.test(raw) || oneSalt.test(raw)) return [found(base, null, 'unknown')];
  const same = behind.length === 1 && behind[0] ? sameAgain(lexicon, first, behind[0]) : null;
  if (same) return [found(base, same.id, 'synonym')];
  const group = behind.length > 1 && behind.every(({ id }) => isColour(lexicon, id)) && !isColour(lexicon, first.id);
  const isOpen = isChoice && different.length > 1;
  return [
    found(
      base,
      isOpen ? null : first.id,
      isOpen ? 'unknown' : first.match,
      (group ? behind : different).map(({ text, at, id, match }) => ({
        start: base.start + at,
        end: base.start + at + text.length,
        id,
        match,
      })),
    ),
  ];
}

/** Marks of the batches that hold one or the other, and what a bracket says of them. */
const batchMark = /\(\s?\*?[AB]\s?\)|\[\s?\*A\s[^\]]*\]/g;
/** "Foo Sulfate (*A) / Bar Sulfate (*B)": one of two, by the batch. */
export function byBatch(base: PieceInText): Found[] | null {
  const { source, start, end } = base;
  const raw = source.slice(start, end);
  if (raw.replace(batchMark, '') === raw || !saysOr(raw)) return null;
  const bare = raw.replace(batchMark, (mark) => ' '.repeat(mark.length));
  return eitherOr({ ...base, source: source.slice(0, start) + bare + source.slice(end) }, true);
}
