import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { measuredSide, type Pixels } from '#core/submissions/white-background.ts';
import { ApiError } from '../problems.ts';

/** Widths that are kept, in pixels. */
export const pictureWidths = [96, 320, 800] as const;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
/** A picture that unpacks to more is refused before it is unpacked. */
const maxPixels = 40_000_000;
const quality = 82;

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** A small copy, for measures. */
  readonly pixels: () => Promise<Pixels>;
  /** Drawn anew in each width, without anything a camera wrote into it; no width is wider than the original. */
  readonly copies: () => Promise<ReadonlyMap<number, Buffer>>;
}

const signatures = { jpeg: '\xFF\xD8\xFF', png: '\x89PNG\r\n\x1A\n', riff: 'RIFF', webp: 'WEBP' };

/** Is it a JPEG, PNG or WebP by its first bytes, whatever its name or its sender say? Nothing else is given to the decoder, which knows many more formats. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const { jpeg, png, riff, webp } = signatures;
  return head.startsWith(jpeg) || head.startsWith(png) || (head.startsWith(riff) && head.endsWith(webp));
}

/** Opens a picture that somebody sent. Its bytes decide what it is, not its name. */
export async function openPicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length === 0) throw new ApiError('image.unreadable');
  if (!isPicture(bytes)) throw new ApiError('image.type');
  const open = (): Sharp => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false });
  // The header tells the size; with the limit, reading it would fail without saying why.
  const told = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw new ApiError('image.unreadable');
    });
  if (!told.format || !formats.has(told.format)) throw new ApiError('image.type');
  if (told.width * told.height > maxPixels) throw new ApiError('image.too_many_pixels');
  const { width, height } = told.autoOrient;
  const draw = async <Drawn>(work: (upright: Sharp) => Promise<Drawn>): Promise<Drawn> => {
    try {
      return await work(open().autoOrient());
    } catch (cause) {
      throw new ApiError('image.unreadable', { cause });
    }
  };
  return {
    width,
    height,
    pixels: () =>
      draw(async (upright) => {
        const { data, info } = await upright
          .resize(measuredSide, measuredSide, { fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        return { width: info.width, height: info.height, data };
      }),
    copies: () =>
      draw(async (upright) => {
        const made = pictureWidths.map(
          async (wide) =>
            [wide, await upright.clone().resize({ width: wide, withoutEnlargement: true }).webp({ quality }).toBuffer()] as const,
        );
        return new Map(await Promise.all(made));
      }),
  };
}

/** The name a picture is kept under: what is in it, so that the same picture is kept once. */
export function pictureKey(kind: 'avatar' | 'product', copies: ReadonlyMap<number, Buffer>): string {
  const hash = createHash('sha256');
  for (const copy of copies.values()) hash.update(copy);
  return `${kind}/${hash.digest('hex')}`;
}
