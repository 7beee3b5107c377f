import { isSquare, measureBackground } from '#core/submissions/white-background.ts';
import { ApiError } from '../problems.ts';
import { openPicture, type Picture, pictureKey, pictureWidths } from './picture.ts';
import type { ImageStore } from './store.ts';

const nameOf = (key: string, width: number) => `${key}-${width}.webp`;

async function keep(store: ImageStore, kind: 'avatar' | 'product', picture: Picture): Promise<string> {
  const copies = await picture.copies();
  const key = pictureKey(kind, copies);
  for (const [width, bytes] of copies) await store.put(nameOf(key, width), bytes);
  return key;
}

/** Keeps a user's picture; resolves with its key. */
export async function keepAvatar(store: ImageStore, bytes: Uint8Array): Promise<string> {
  const picture = await openPicture(bytes);
  if (!isSquare(picture.width, picture.height))
    throw new ApiError('image.not_square', { values: { width: picture.width, height: picture.height } });
  return keep(store, 'avatar', picture);
}

/** Keeps a product's picture if its background is white; says which borders are not. */
export async function keepProductPicture(store: ImageStore, bytes: Uint8Array): Promise<string> {
  const picture = await openPicture(bytes);
  const { white, failed } = measureBackground(await picture.pixels());
  if (!white) throw new ApiError('image.not_white', { fields: failed.map((edge) => ({ path: edge, code: `image.edge.${edge}` })) });
  return keep(store, 'product', picture);
}

export async function dropPicture(store: ImageStore, key: string): Promise<void> {
  for (const width of pictureWidths) await store.remove(nameOf(key, width));
}
