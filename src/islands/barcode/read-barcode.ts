import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { onceDone } from '#core/remembered.ts';
import { expandedUpcE, storedBarcode } from '#core/search/barcode.ts';

/** Reads the digits under a barcode out of a picture: with what the browser has, else with a reader of our own that is fetched then. */

/** One frame of a camera, or a picture. */
export type Picture = ImageBitmap | HTMLVideoElement;
type Read = (picture: Picture) => Promise<string[]>;

interface Detected {
  readonly rawValue: string;
  readonly format: string;
}
interface Detector {
  detect(picture: Picture): Promise<readonly Detected[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e'] as const;

/** The browser's own reader, where it knows the codes of packs. */
async function ofBrowser(): Promise<Read | null> {
  const { BarcodeDetector: Class } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    const known = (await Class?.getSupportedFormats()) ?? [];
    if (!Class || !formats.every((format) => known.includes(format))) return null;
    const detector = new Class({ formats });
    return async (picture) =>
      (await detector.detect(picture)).map(({ rawValue, format }) => (format === 'upc_e' ? expandedUpcE(rawValue) : rawValue));
  } catch {
    return null;
  }
}

/** Longest side of a picture that is looked at, pixels: bars that are finer are not read anyway. */
const longestSide = 2_000;

function pixelsOf(picture: Picture): ImageData {
  const [width, height] = picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Our own reader; its code and its data come from this site. */
async function ofOurs(): Promise<Read> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return async (picture) => {
    const found = await readBarcodes(pixelsOf(picture), {
      formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
      tryHarder: true,
      maxNumberOfSymbols: 1,
    });
    return found.map(({ text, format }) => (format === 'UPCE' ? expandedUpcE(text) : text));
  };
}

const reader = onceDone(async (): Promise<Read> => (await ofBrowser()) ?? ofOurs());

/** Fetches what reads, ahead of the first picture. Rejects where that is not to be had. */
export async function loadReader(): Promise<void> {
  await reader();
}

/** The barcode in a picture as it is stored; null where none is read. */
export async function readBarcode(picture: Picture): Promise<string | null> {
  const read = await reader();
  for (const text of await read(picture)) {
    const code = storedBarcode(text);
    if (code !== null) return code;
  }
  return null;
}
