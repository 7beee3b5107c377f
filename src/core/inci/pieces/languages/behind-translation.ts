import { identify } from '../../names/identify.ts';
import { oneName } from '../brackets/brackets.ts';
import { type Found, type PieceInText, type Resolve, slash, splitWithOffsets, trimmedText } from '../found.ts';
import { anotherIn, isForeign, isOfSameKind, wordsOfOwn } from './slashes.ts';

/** The last of the names between slashes, with no bracket in front. */
const lastName = /^[^()[\]{}]*[/\\]\s*/;

/** "Aqua/Water Eau purifiée GLYCERIN Hydratant": the comma behind the last language is lost, and what stands there is read by itself. */
export function behindTranslation(base: PieceInText, resolve: Resolve): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const front = lastName.exec(raw)?.[0];
  if (front === undefined) return null;
  const words = raw.slice(front.length).split(/(?<=\s)(?=\S)/);
  const first = oneName(base, trimmedText(front.replace(/[/\\]\s*$/, '')));
  if (first?.id == null) return null;
  const { lexicon } = base.dictionary;
  const plain = words.map(trimmedText);
  const own = plain.some((word) => /[()[\]{}/\\]/.test(word)) ? 0 : wordsOfOwn(lexicon, plain, first.id);
  const another = Math.max(anotherIn(lexicon, plain, first.id), own);
  if (another < 1) return null;
  for (let count = another; count > 0; count -= 1) {
    const cut = base.start + front.length + words.slice(0, count).join('').length;
    const named = oneName({ ...base, end: cut }, trimmedText(base.source.slice(base.start, cut)));
    if (named?.id === first.id) return [named, ...resolve(cut, base.end)];
  }
  return null;
}

const oneOfMonomers = /[()[\]{}]|pol\p{L}mer|полимер/iu;

/** "Alcool stéarique / alcool cétylique": two names in the same language, of which one is not known. */
export function inOneLanguage(base: PieceInText, resolve: Resolve): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const parts = splitWithOffsets(raw, slash);
  const { lexicon } = base.dictionary;
  const [first, second, third] = parts.map(({ text }) => trimmedText(text));
  if (!first || !second || third !== undefined || oneOfMonomers.test(raw)) return null;
  const own = identify(lexicon, first);
  const isApart = isOfSameKind(first, second) || anotherIn(lexicon, second.split(/\s+/), own?.id) >= 0;
  if (!isApart || (!own && !identify(lexicon, second)) || !isForeign(lexicon, first) || !isForeign(lexicon, second)) return null;
  return parts.flatMap(({ text, at }) => resolve(base.start + at, base.start + at + text.length));
}

const nextColour = /[\s.]+(?=C\.?I\.?\s?\d{5})/g;

/** "CI 77007/Ultramarines CI 77266/Black 2": every number begins a name. */
export function coloursApart(base: PieceInText, resolve: Resolve): Found[] | null {
  const parts = splitWithOffsets(base.source.slice(base.start, base.end), nextColour);
  const names = parts.length < 2 ? [] : parts.flatMap(({ text, at }) => resolve(base.start + at, base.start + at + text.length));
  return names.some(({ id }) => id !== null) ? names : null;
}
