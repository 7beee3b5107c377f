import { cyrillicLetter } from '../../text/prepare.ts';
import type { Dictionary } from '../found.ts';
import { type PieceReading, readPiece } from './piece-reading.ts';
import type { Piece } from './split.ts';

const countOf = (readings: readonly PieceReading[], isKnown: boolean) =>
  readings.reduce((sum, { noItem, found }) => sum + (noItem ? 0 : found.filter(({ id }) => (id !== null) === isKnown).length), 0);

interface Run {
  readonly piece: Piece;
  readonly reading: PieceReading;
}

/** "GLYCERIN CETYL", "ALCOHOL PARFUM" on lines that end where the column did: read as one run where that leaves less unread than the lines do. */
export function asRun(dictionary: Dictionary, copy: string, pieces: readonly Piece[], readings: readonly PieceReading[]): Run | null {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last || pieces.length < 2 || !pieces.slice(1).every(({ after }) => after === '\n')) return null;
  const unread = countOf(readings, false);
  if (unread === 0) return null;
  const text = copy.slice(first.start, last.end);
  // In Russian a word that is not known goes with the name in front of it.
  if (cyrillicLetter.test(text)) return null;
  const run = readPiece(dictionary, text);
  const stillUnread = countOf([run], false);
  const isWhole = stillUnread === 0 && run.found.every(({ match }) => match !== 'corrected');
  const isMost = unread * 2 >= pieces.length && stillUnread < unread && countOf([run], true) > countOf(readings, true);
  return isWhole || isMost ? { piece: { ...first, end: last.end }, reading: run } : null;
}
