import { identify } from '#core/inci/names/identify.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Item } from '#core/inci/reading.ts';

export interface RecognitionScore {
  readonly lists: number;
  readonly refused: number;
  readonly recognised: number;
  readonly total: number;
  /** Names that were not recognised, by how many lists hold them. */
  readonly unknown: readonly (readonly [string, number])[];
}

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const separators = new Set([',', ';', '\n', '•']);

/** Pieces of a list, found without the reader: commas between digits hidden, split outside brackets, pieces that cannot be names left out. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const masked = text.replace(/(?<=\d),(?=\d)/g, '_');
  let depth = 0;
  let start = 0;
  for (let end = 0; end <= masked.length; end += 1) {
    const character = masked[end] ?? '\n';
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    if (end < masked.length && (depth > 0 || !separators.has(character))) continue;
    pieces.push({ text: masked.slice(start, end).trim(), start, end });
    start = end + 1;
  }
  return pieces.filter(
    (piece) => piece.text.length > 1 && piece.text.length <= 80 && /[a-z]/i.test(piece.text) && !/https?:|www\./.test(piece.text),
  );
}

/** Pieces beyond the first that a recognised name was put together from ("CITRIC 367 104, ACID"). One that is a name by itself is none: it was lost. */
function putTogether(pieces: readonly Piece[], items: readonly Item[], { lexicon }: Dictionary): number {
  const named = items.filter(({ id }) => id !== null);
  const held = named.map((item) => pieces.filter(({ start, end }) => start < item.end && end > item.start));
  return held.reduce((count, own) => count + own.slice(1).filter(({ text }) => !identify(lexicon, text)).length, 0);
}

/**
 * Share of ingredient occurrences with an identity. Counted is whichever is more: the names that were read, or the pieces between commas, where the
 * parts of a name that a comma tore count once if the reader put it together. So a name that is dropped, left out as a claim or taken
 * for a part of another counts as lost, and so does text that is no ingredient when it stands between commas.
 */
export function scoreRecognition(texts: readonly string[], dictionary: Dictionary): RecognitionScore {
  let refused = 0;
  let recognised = 0;
  let total = 0;
  const unknown = new Map<string, number>();
  for (const text of texts) {
    const reading = readLabel(text, dictionary);
    if (reading.refused) {
      refused += 1;
      continue;
    }
    const pieces = piecesOf(text);
    recognised += reading.recognised;
    total += Math.max(pieces.length - putTogether(pieces, reading.items, dictionary), reading.total);
    for (const { id, text: name } of reading.items)
      if (id === null) unknown.set(name.toLowerCase(), (unknown.get(name.toLowerCase()) ?? 0) + 1);
  }
  return { lists: texts.length, refused, recognised, total, unknown: [...unknown].sort((a, b) => b[1] - a[1]) };
}
