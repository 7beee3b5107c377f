/** Above this a picture is drawn anew here first: the body of a function is limited by the platform. */
export const mostUploadBytes = 4 * 1024 * 1024;
const longestSide = 1600;
const quality = 0.9;
const type = 'image/webp';

/** A chosen file as a picture, upright; null when the browser cannot open it. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function draw(picture: ImageBitmap, part: Part): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(part.width, part.height));
  const canvas = new OffscreenCanvas(Math.round(part.width * scale), Math.round(part.height * scale));
  canvas.getContext('2d')?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type, quality });
}

/** The picture with its longest side at most 1,600 pixels. */
export const smaller = (picture: ImageBitmap): Promise<Blob> => draw(picture, { x: 0, y: 0, width: picture.width, height: picture.height });

/** The middle of the picture as a square. */
export function cropSquare(picture: ImageBitmap): Promise<Blob> {
  const side = Math.min(picture.width, picture.height);
  return draw(picture, { x: (picture.width - side) / 2, y: (picture.height - side) / 2, width: side, height: side });
}
