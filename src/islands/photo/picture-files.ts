import { openPicture } from '../submission/picture.ts';
import type { PhotoProblem } from './protocol.ts';

/** A picture that cannot be read; the code chooses the words. */
export class PictureError extends Error {
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem) {
    super(`The picture cannot be read: ${problem}.`);
    this.name = 'PictureError';
    this.problem = problem;
  }
}

/** More is not decoded: it would take half a gigabyte. */
const maxPixels = 120_000_000;
/** Letters of a list are large enough at this, and a phone's memory lasts. */
const longestSide = 3_000;

/** The picture of a file, upright as its camera was held, and made smaller where it is larger than reading needs. Throws a PictureError. */
export async function pictureOf(taken: Blob | ImageBitmap): Promise<ImageBitmap> {
  const whole = taken instanceof ImageBitmap ? taken : await openPicture(taken);
  if (!whole) throw new PictureError('unreadable');
  const { width, height } = whole;
  if (width * height > maxPixels) throw new PictureError('tooLarge');
  const scale = longestSide / Math.max(width, height);
  if (scale >= 1) return whole;
  const size = { resizeWidth: Math.round(width * scale), resizeHeight: Math.round(height * scale), resizeQuality: 'high' } as const;
  try {
    return await createImageBitmap(whole, size);
  } catch {
    throw new PictureError('memory');
  } finally {
    whole.close();
  }
}

/** The picture after a quarter turn to the right. */
export function turned(picture: ImageBitmap): ImageBitmap {
  const canvas = new OffscreenCanvas(picture.height, picture.width);
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('unable');
  context.translate(picture.height, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(picture, 0, 0);
  return canvas.transferToImageBitmap();
}

const isPicture = (type: string) => type.startsWith('image/');

/** The picture among files that were dropped or pasted; null when there is none. */
export const pictureAmong = (files: Iterable<File>): File | null => [...files].find(({ type }) => isPicture(type)) ?? null;

/** The picture in the clipboard; the browser may ask whether it may be looked at. Throws a PictureError when there is none. */
export async function copiedPicture(): Promise<Blob> {
  const items = await navigator.clipboard.read().catch(() => []);
  for (const item of items) {
    const type = item.types.find(isPicture);
    if (type) return item.getType(type);
  }
  throw new PictureError('nothingCopied');
}
