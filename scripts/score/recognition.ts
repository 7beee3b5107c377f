import { readLabel } from '#core/inci/read.ts';
import type { Dictionary } from '#core/inci/resolve.ts';

export interface RecognitionScore {
  readonly lists: number;
  readonly refused: number;
  readonly recognised: number;
  readonly total: number;
  /** Names that were not recognised, by how many lists hold them. */
  readonly unknown: readonly (readonly [string, number])[];
}

const separators = new Set([',', ';', '\n', '•']);

/** Pieces of a list, counted without the reader: commas between digits hidden, split outside brackets, pieces that cannot be names left out. */
export function countPieces(text: string): number {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (const character of text.replace(/(?<=\d),(?=\d)/g, '_')) {
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    if (depth === 0 && separators.has(character)) {
      pieces.push(piece);
      piece = '';
    } else piece += character;
  }
  pieces.push(piece);
  return pieces
    .map((raw) => raw.trim())
    .filter((raw) => raw.length > 1 && raw.length <= 80 && /[a-z]/i.test(raw) && !/https?:|www\./.test(raw)).length;
}

/** Share of ingredient occurrences with an identity; dropping what is not understood does not help. */
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
    recognised += reading.recognised;
    total += Math.max(countPieces(text), reading.total);
    for (const { id, text: name } of reading.items)
      if (id === null) unknown.set(name.toLowerCase(), (unknown.get(name.toLowerCase()) ?? 0) + 1);
  }
  return { lists: texts.length, refused, recognised, total, unknown: [...unknown].sort((a, b) => b[1] - a[1]) };
}
