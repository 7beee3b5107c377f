import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type PSM } from 'tesseract.js';
import { pgmOf } from '#core/photo/picture.ts';
import { type Recognise, tesseractLanguage, tesseractSettings, tesseractWords } from '#core/photo/recognised.ts';

const resolve = createRequire(import.meta.url).resolve;
/** The integer network: smaller, and as good. */
const folder = join(dirname(resolve(`@tesseract.js-data/${tesseractLanguage}/package.json`)), '4.0.0_best_int');

export interface Recogniser {
  readonly recognise: Recognise;
  readonly close: () => Promise<void>;
}

/** The recogniser with its data from the installed packages: nothing is fetched, nothing written. */
export async function openRecogniser(): Promise<Recogniser> {
  let told: (share: number) => void = () => {};
  const worker = await createWorker(tesseractLanguage, OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') told(progress);
    },
    // A failed picture rejects its own call; without this it would end the program too.
    errorHandler: () => {},
  });
  await worker.setParameters({ ...tesseractSettings, tessedit_pageseg_mode: tesseractSettings.tessedit_pageseg_mode as PSM });
  return {
    async recognise(picture, tell) {
      told = tell;
      const { data } = await worker.recognize(Buffer.from(pgmOf(picture)), {}, { text: false, blocks: true });
      return tesseractWords(data);
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
