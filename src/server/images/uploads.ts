import { isSquare, measureBackground } from '#core/submissions/white-background.ts';
import { ApiError } from '../problems.ts';
import { openPicture, type Picture, pictureKey, pictureWidths } from './picture.ts';
import type { ImageStore } from './store.ts';

const nameOf = (key: string, width: number) => `${key}-${width}.webp`;

interface Kept {
  readonly key: string;
  /** Of all widths. */
  readonly bytes: number;
}

async function keep(store: ImageStore, kind: 'avatar' | 'product', picture: Picture): Promise<Kept> {
  const copies = await picture.copies();
  const key = pictureKey(kind, copies);
  let size = 0;
  for (const [width, bytes] of copies) {
    await store.put(nameOf(key, width), bytes);
    size += bytes.length;
  }
  return { key, bytes: size };
}

/** Keeps a user's picture; resolves with its key. */
export async function keepAvatar(store: ImageStore, bytes: Uint8Array): Promise<string> {
  const picture = await openPicture(bytes);
  if (!isSquare(picture.width, picture.height))
    throw new ApiError('image.not_square', { values: { width: picture.width, height: picture.height } });
  return (await keep(store, 'avatar', picture)).key;
}

/** Keeps a product's picture if its background is white; says which borders are not. */
export async function keepProductPicture(store: ImageStore, bytes: Uint8Array): Promise<string> {
  const picture = await openPicture(bytes);
  const { white, failed } = measureBackground(await picture.pixels());
  if (!white) throw new ApiError('image.not_white', { fields: failed.map((edge) => ({ path: edge, code: `image.edge.${edge}` })) });
  return (await keep(store, 'product', picture)).key;
}

/** Keeps a product's picture that a source names: people photographed packs wherever they stood, so that its background may be any. */
export const keepFoundPicture = (store: ImageStore, picture: Picture): Promise<Kept> => keep(store, 'product', picture);

/** Is every width of a kept picture there? */
export async function isKept(store: ImageStore, key: string): Promise<boolean> {
  const widths = await Promise.all(pictureWidths.map((width) => store.get(nameOf(key, width))));
  return widths.every((bytes) => bytes !== null);
}

export async function dropPicture(store: ImageStore, key: string): Promise<void> {
  for (const width of pictureWidths) await store.remove(nameOf(key, width));
}
