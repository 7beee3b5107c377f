import { vocabulary } from '#core/inci/names/lexicon.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Reading } from '#core/inci/reading.ts';
import { textOf } from './list-text.ts';
import { type Box, type Corners, type Picture, type Point, turned } from './picture.ts';
import type { Recognise, RecognisedWord } from './recognised.ts';
import { type Straightened, straighten } from './straighten.ts';
import { type JudgedWord, judged, type Question } from './uncertain.ts';

/** What is being done; `share` of reading is 0 to 1. */
export type PhotoStep =
  | { readonly step: 'straightening' }
  | { readonly step: 'straightened'; readonly lines: number; readonly picture: Picture }
  | { readonly step: 'reading'; readonly share: number }
  | { readonly step: 'matching' };

export interface PhotoInput {
  readonly picture: Picture;
  /** Between which the list is; null or nothing reads the block of small print that is found. */
  readonly corners?: Corners | null;
  readonly recognise: Recognise;
  readonly dictionary: Dictionary;
  readonly progress?: (step: PhotoStep) => void;
  /** Stops between steps with its reason; whoever recognises stops that by itself. */
  readonly signal?: AbortSignal;
}

export interface PhotoWord extends JudgedWord {
  /** In the straightened picture; `inPhotograph` is the same piece in the photograph. */
  readonly box: Box;
  readonly inPhotograph: Box;
}

export interface PhotoReading {
  /** The list, without its heading. */
  readonly text: string;
  readonly words: readonly PhotoWord[];
  /** Names to confirm, in the order of the list. */
  readonly questions: readonly Question[];
  readonly reading: Reading;
  readonly straightened: Picture;
}

/** Mean confidence below which a page may stand on its head. */
const upsideDown = 65;

/** Weighed by letters: blots read as single signs say little. */
function confidenceOf(words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}

/** Reads the ingredient list of a photograph; throws the signal's reason when it is stopped, and whatever the recogniser throws. */
export async function readPhotograph(input: PhotoInput): Promise<PhotoReading> {
  const { picture, corners = null, recognise, dictionary, progress = () => {}, signal } = input;
  signal?.throwIfAborted();
  progress({ step: 'straightening' });
  const straightened = straighten(picture, corners);
  progress({ step: 'straightened', lines: straightened.lines, picture: straightened.picture });
  signal?.throwIfAborted();
  const told = (share: number) => progress({ step: 'reading', share });
  const page = await upright(straightened, recognise, told);
  signal?.throwIfAborted();
  progress({ step: 'matching' });
  const known = vocabulary(dictionary.lexicon);
  const list = textOf(page.words, { isWord: (word) => known.has(word) });
  const reading = readLabel(list.text, dictionary);
  const { words, questions } = judged(list.words, reading, dictionary);
  return {
    text: list.text,
    words: words.map((word) => ({ ...word, inPhotograph: boxIn(word.box, page.inPhotograph) })),
    questions,
    reading,
    straightened: page.picture,
  };
}

/** The page as it is read best: as it stands, or turned by half. */
async function upright(straightened: Straightened, recognise: Recognise, told: (share: number) => void) {
  const { picture, inPhotograph } = straightened;
  const words = await recognise(picture, told);
  if (straightened.lines === 0 || confidenceOf(words) >= upsideDown) return { words, picture, inPhotograph };
  const other = turned(picture, 2);
  const otherWords = await recognise(other, told);
  if (confidenceOf(otherWords) <= confidenceOf(words)) return { words, picture, inPhotograph };
  const { width, height } = picture;
  return { words: otherWords, picture: other, inPhotograph: (x: number, y: number) => inPhotograph(width - 1 - x, height - 1 - y) };
}

/** The upright box around a box of the straightened picture, in the photograph. */
function boxIn([x, y, width, height]: Box, inPhotograph: (x: number, y: number) => Point): Box {
  const corners = [inPhotograph(x, y), inPhotograph(x + width, y), inPhotograph(x + width, y + height), inPhotograph(x, y + height)];
  const [hs, vs] = [corners.map(([h]) => h), corners.map(([, v]) => v)];
  const [left, top] = [Math.floor(Math.min(...hs)), Math.floor(Math.min(...vs))];
  return [left, top, Math.ceil(Math.max(...hs)) - left, Math.ceil(Math.max(...vs)) - top];
}
