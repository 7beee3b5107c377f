import { identify } from '../../names/identify.ts';
import { vocabulary } from '../../names/lexicon.ts';
import type { Dictionary, Found, PieceInText } from '../found.ts';

/** A stroke inside a word that is long on both sides. */
const stroke = /(?<=\p{L}{4})[Il](?=\p{L}{4})/gu;
const word = /\p{L}{9,}/gu;

/** The word with its first stroke that has known words on both sides as a slash. */
function withSlash({ lexicon }: Dictionary, text: string): string {
  const isKnown = (half: string) => vocabulary(lexicon).has(half.toLowerCase()) || identify(lexicon, half) !== null;
  for (const { index } of text.matchAll(stroke))
    if (isKnown(text.slice(0, index)) && isKnown(text.slice(index + 1))) return `${text.slice(0, index)}/${text.slice(index + 1)}`;
  return text;
}

const seven = /(?<=\p{L}{3} )7(?= \p{L}{3})/gu;

/** "Butyrospermum Parkii Butter 7 Shea Butter", but not "Coumarin 7 Gommage": both must be names. */
function withSlashForSeven({ lexicon }: Dictionary, text: string): string {
  const parts = text.split(seven);
  return parts.every((part) => identify(lexicon, part) !== null) ? parts.join('/') : text;
}

/** "PARFUMIFRAGRANCE", "Caprylicicapric Triglyceride": known names as soon as a stroke between two known words, or a seven between two names, is read as a slash; `read` reads the same place of such a text. */
export function scannedSlash(
  { dictionary, source, start, end }: PieceInText,
  read: (text: string, start: number, end: number) => readonly Found[],
): Found[] | null {
  const raw = source.slice(start, end);
  const spelled = withSlashForSeven(dictionary, raw).replace(word, (one) => withSlash(dictionary, one));
  if (spelled === raw) return null;
  const names = read(source.slice(0, start) + spelled + source.slice(end), start, end);
  if (!names.every(({ id }) => id !== null)) return null;
  return names.map((name) => ({
    ...name,
    match: source.slice(name.start, name.end) === spelled.slice(name.start - start, name.end - start) ? name.match : 'corrected',
  }));
}
