import { keyOf } from '#core/inci/names/fold.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';
import { joinPhotographs } from '#core/photo/joined-photographs.ts';
import { proposeCrop } from '#core/photo/layout.ts';
import { type Box, type Corners, greyPicture, type Picture } from '#core/photo/picture.ts';
import { type PhotoStep, type PhotoWord, readPhotograph } from '#core/photo/read-photograph.ts';
import type { Recognise, RecognisedWord } from '#core/photo/recognised.ts';
import { onceDone } from '#core/remembered.ts';
import { DictionaryError, loadDictionary } from '../checker/dictionary.ts';
import type { FromPhotoWorker, JoinedList, PhotoProblem, ReadPhotograph, ReadProgress, ToPhotoWorker } from './protocol.ts';
import { openRecogniser } from './recogniser.ts';
import { fetchRecogniser, RecogniserFileError } from './recogniser-files.ts';

const dictionary = onceDone(async (): Promise<Dictionary> => (await loadDictionary()).dictionary);

/** Hears the words of the photograph that is being read. */
let onWords: (words: readonly RecognisedWord[]) => void = () => {};
const recogniser = onceDone((): Promise<Recognise> => openRecogniser((words) => onWords(words)));

function pixelsOf(picture: ImageBitmap): Picture {
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new RangeError('There is no canvas to draw on.');
  // What is see-through is the paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0);
  picture.close();
  return greyPicture(width, height, context.getImageData(0, 0, width, height).data);
}

function shown({ width, height, grey }: Picture): Promise<ImageBitmap> {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (const [pixel, value] of grey.entries()) rgba.set([value, value, value, 255], pixel * 4);
  return createImageBitmap(new ImageData(rgba, width, height));
}

function around(words: readonly PhotoWord[]): Box {
  const boxes = words.map(({ box }) => box);
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  return [
    left,
    top,
    Math.max(...boxes.map(([x, , width]) => x + width)) - left,
    Math.max(...boxes.map(([, y, , height]) => y + height)) - top,
  ];
}

/** Names of what was recognised so far; the last one may be half of one. */
const namesIn = (words: readonly RecognisedWord[]): string[] =>
  words
    .map(({ text }) => text)
    .join(' ')
    .split(/[,;•·]\s+/)
    .slice(0, -1);

async function read(picture: ImageBitmap, corners: Corners, tell: (progress: Partial<ReadProgress>) => void): Promise<ReadPhotograph> {
  await fetchRecogniser((done) => tell({ step: 'fetch', done }));
  tell({ step: 'straighten', done: 0 });
  // It gets ready while the picture is straightened.
  const ready = recogniser();
  ready.catch(() => undefined);
  const known = await dictionary();
  const recognise: Recognise = async (page, told) => (await ready)(page, told);
  onWords = (soFar) => tell({ names: namesIn(soFar) });
  const progress = (step: PhotoStep) => {
    if (step.step === 'straightened') void shown(step.picture).then((drawn) => tell({ straightened: drawn }));
    if (step.step === 'reading') tell({ step: 'recognise', done: step.share });
    if (step.step === 'matching') tell({ step: 'match', done: 0 });
  };
  const found = await readPhotograph({ picture: pixelsOf(picture), corners, recognise, dictionary: known, progress });
  const { text, questions, words, reading, straightened } = found;
  const asked = questions.map(({ start, end, words: own, candidates }) => ({
    start,
    end,
    candidates: candidates.map(({ inci }) => inci),
    box: around(own.flatMap((index) => words[index] ?? [])),
  }));
  return { text, count: reading.items.length, asked, straightened: await shown(straightened) };
}

async function join(texts: readonly string[]): Promise<JoinedList> {
  const known = await dictionary();
  const text = joinPhotographs(texts, (name) => known.lexicon.names.has(keyOf(name)));
  return { text, count: readLabel(text, known).items.length };
}

function problemOf(error: unknown): PhotoProblem {
  if (error instanceof RecogniserFileError || error instanceof DictionaryError) return 'files';
  // What an array or a canvas says that gets no memory.
  if (error instanceof RangeError || (error instanceof Error && /memory|allocation/i.test(error.message))) return 'memory';
  if (error instanceof WebAssembly.CompileError) return 'unable';
  console.error(error);
  return 'failed';
}

self.addEventListener('message', async ({ data }: MessageEvent<ToPhotoWorker>) => {
  const { ticket } = data;
  const reply = (message: FromPhotoWorker) => self.postMessage(message);
  try {
    switch (data.task) {
      case 'propose':
        return reply({ ticket, corners: proposeCrop(pixelsOf(data.picture)) });
      case 'read':
        return reply({ ticket, read: await read(data.picture, data.corners, (progress) => reply({ ticket, progress })) });
      case 'join':
        return reply({ ticket, joined: await join(data.texts) });
    }
  } catch (error) {
    reply({ ticket, problem: problemOf(error) });
  }
});
