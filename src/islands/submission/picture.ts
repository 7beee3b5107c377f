import { type BackgroundVerdict, measureBackground, measuredSide } from '#core/submissions/white-background.ts';

/** Above this a picture is drawn anew here first: the body of a function is limited by the platform. */
export const maxUploadBytes = 4 * 1024 * 1024;
const longestSide = 1600;
const quality = 0.9;
/** Not every browser writes WebP: one that cannot is asked for a JPEG. */
const type = 'image/webp';
const otherType = 'image/jpeg';

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

function onCanvas(picture: ImageBitmap, part: Part, longest: number): OffscreenCanvasRenderingContext2D {
  const scale = Math.min(1, longest / Math.max(part.width, part.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(part.width * scale)), Math.max(1, Math.round(part.height * scale)));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to draw on.');
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return context;
}

async function draw(picture: ImageBitmap, part: Part): Promise<Blob> {
  const context = onCanvas(picture, part, longestSide);
  const drawn = await context.canvas.convertToBlob({ type, quality });
  if (drawn.type === type) return drawn;
  // A JPEG is never see-through: what is, would turn black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  return context.canvas.convertToBlob({ type: otherType, quality });
}

const whole = ({ width, height }: ImageBitmap): Part => ({ x: 0, y: 0, width, height });

/** The picture with its longest side at most 1,600 pixels. */
export const smaller = (picture: ImageBitmap): Promise<Blob> => draw(picture, whole(picture));

/** The middle of the picture as a square. */
export function cropSquare(picture: ImageBitmap): Promise<Blob> {
  const side = Math.min(picture.width, picture.height);
  return draw(picture, { x: (picture.width - side) / 2, y: (picture.height - side) / 2, width: side, height: side });
}

/** How white the borders of the picture are, measured as the server does. */
export function measurePicture(picture: ImageBitmap): BackgroundVerdict {
  const context = onCanvas(picture, whole(picture), measuredSide);
  return measureBackground(context.getImageData(0, 0, context.canvas.width, context.canvas.height));
}
