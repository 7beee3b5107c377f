import { matchesOf } from '../../text/matches.ts';
import type { Found, PieceInText } from '../found.ts';

/** A bracket that is still open where the next one opens or the piece ends, with the first words in it. */
const unclosed = /\((?=[^()]*(?:\(|$))[^()]*/g;
const firstWords = [/^\(\S+/, /^\(\S+\s\S+/];
const fewest = 3;

/** "Citric Acid Helianthus Annuus (Sunflower Seed Oil Limonene Xanthan Gum": several known names as soon as the everyday word behind a bracket that is never closed is gone; `read` reads the same place of such a text. */
export function unclosedBracket(
  { source, start, end }: PieceInText,
  read: (text: string, start: number, end: number) => readonly Found[],
): Found[] | null {
  const raw = source.slice(start, end);
  const [open, another] = matchesOf(unclosed, raw);
  if (!open || another) return null;
  for (const words of firstWords) {
    const word = words.exec(open[0])?.[0];
    if (word === undefined) return null;
    const bare = raw.slice(0, open.index) + ' '.repeat(word.length) + raw.slice(open.index + word.length);
    const names = read(source.slice(0, start) + bare + source.slice(end), start, end);
    if (names.length >= fewest && names.every(({ id }) => id !== null))
      return names.map((name) =>
        name.start < start + open.index && name.end > start + open.index ? { ...name, match: 'corrected' } : name,
      );
  }
  return null;
}
