import { createWorker, OEM, type PSM } from 'tesseract.js';
import { pgmOf } from '#core/photo/picture.ts';
import { type Recognise, type RecognisedWord, tesseractLanguage, tesseractSettings, tesseractWords } from '#core/photo/recognised.ts';
import { recogniserFolder } from '#site/recogniser.ts';
import { stripsOf } from './strips.ts';

/** The one place that knows which library reads letters. Its files are our own and were fetched before (recogniser-files.ts). `onWords` hears what has been read so far. */
export async function openRecogniser(onWords: (words: readonly RecognisedWord[]) => void): Promise<Recognise> {
  const folder = new URL(recogniserFolder, location.origin).href;
  let told: (share: number) => void = () => {};
  const worker = await createWorker(tesseractLanguage, OEM.LSTM_ONLY, {
    workerPath: `${folder}/worker.min.js`,
    corePath: `${folder}/tesseract-core-simd-lstm.js`,
    langPath: folder,
    // The policy of our pages lets no worker be made of a text.
    workerBlobURL: false,
    // Kept as they came; unpacked they would take twice the room.
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') told(progress);
    },
    // A failed picture rejects its own call.
    errorHandler: () => {},
  });
  await worker.setParameters({ ...tesseractSettings, tessedit_pageseg_mode: tesseractSettings.tessedit_pageseg_mode as PSM });
  return async (picture, tell) => {
    const words: RecognisedWord[] = [];
    const strips = stripsOf(picture);
    for (const [index, { picture: strip, top }] of strips.entries()) {
      told = (share) => tell((index + share) / strips.length);
      const file = new Blob([pgmOf(strip)]);
      const { data } = await worker.recognize(file, {}, { text: false, blocks: true });
      const lines = (words.at(-1)?.line ?? -1) + 1;
      for (const { box, line, ...word } of tesseractWords(data))
        words.push({ ...word, line: line + lines, box: [box[0], box[1] + top, box[2], box[3]] });
      onWords(words);
    }
    return words;
  };
}
