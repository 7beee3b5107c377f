/** A file of the recogniser: its package, where it lies there, and its size in bytes. */
export interface RecogniserFile {
  readonly from: string;
  readonly bytes: number;
}

/** What reads letters off a photograph, by name. It comes from packages of fixed versions, and browsers fetch it when the first photograph is read. */
export const recogniserFiles = {
  'worker.min.js': { from: 'tesseract.js/dist/worker.min.js', bytes: 111_307 },
  'tesseract-core-simd-lstm.js': { from: 'tesseract.js-core/tesseract-core-simd-lstm.js', bytes: 89_271 },
  'tesseract-core-simd-lstm.wasm': { from: 'tesseract.js-core/tesseract-core-simd-lstm.wasm', bytes: 2_857_601 },
  'eng.traineddata.gz': { from: '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', bytes: 2_952_873 },
} as const satisfies Readonly<Record<string, RecogniserFile>>;

/** The folder that holds them, named by their content: it is kept for ever. `npm test -- recogniser` says the name that is right. */
export const recogniserFolder = '/recogniser/60e430b8afe5';

/** Bytes that fetching them takes, packed as hosts do. */
export const recogniserBytes = 4_072_000;
