import sharp from 'sharp';
import type { Picture } from '#core/photo/picture.ts';

/** Longer sides are made smaller: print stays readable, and memory bounded. */
const longestSide = 4_000;

/** The pixels of a picture file, upright as its orientation tag says; throws where it is none. */
export async function openPicture(file: string): Promise<Picture> {
  const { data, info } = await sharp(file, { failOn: 'error' })
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
