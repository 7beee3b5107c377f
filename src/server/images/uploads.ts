import { isSquare, measureBackground } from '#core/submissions/white-background.ts';
import { ApiError } from '../problems.ts';
import { turns } from '../turns.ts';
import { openPicture, type Picture, pictureKey, pictureWidths } from './picture.ts';
import type { ImageStore } from './store.ts';

/** The files of a picture. */
export const namesOf = (key: string): readonly string[] => pictureWidths.map((width) => `${key}-${width}.webp`);

interface Kept {
  readonly key: string;
  /** Of all widths. */
  readonly bytes: number;
}

/** Keeps a picture and has `show` write down whose it is. Another's removal of the same picture may be under way meanwhile: then it is put there again. */
async function keep(store: ImageStore, kind: 'avatar' | 'product', picture: Picture, show: (kept: Kept) => Promise<void>): Promise<void> {
  const copies = await picture.copies();
  const key = pictureKey(kind, copies);
  const put = async () => {
    for (const [width, bytes] of copies) await store.put(`${key}-${width}.webp`, bytes);
  };
  await put();
  await show({ key, bytes: [...copies.values()].reduce((sum, { length }) => sum + length, 0) });
  if (!(await isKept(store, key))) await put();
}

/** A picture of 40 megapixels takes 160 MB while it is drawn. */
const inTurn = turns({ atOnce: 2, waiting: 20 });

/** Keeps a user's picture. */
export const keepAvatar = (store: ImageStore, bytes: Uint8Array, show: (kept: Kept) => Promise<void>): Promise<void> =>
  inTurn(() => drawAvatar(store, bytes, show));

async function drawAvatar(store: ImageStore, bytes: Uint8Array, show: (kept: Kept) => Promise<void>): Promise<void> {
  const picture = await openPicture(bytes);
  if (!isSquare(picture.width, picture.height))
    throw new ApiError('image.not_square', { values: { width: picture.width, height: picture.height } });
  await keep(store, 'avatar', picture, show);
}

/** Keeps a product's picture if its background is white; says which borders are not. */
export const keepProductPicture = (store: ImageStore, bytes: Uint8Array, show: (kept: Kept) => Promise<void>): Promise<void> =>
  inTurn(() => drawProductPicture(store, bytes, show));

async function drawProductPicture(store: ImageStore, bytes: Uint8Array, show: (kept: Kept) => Promise<void>): Promise<void> {
  const picture = await openPicture(bytes);
  const { white, failed } = measureBackground(await picture.pixels());
  if (!white) throw new ApiError('image.not_white', { fields: failed.map((edge) => ({ path: edge, code: `image.edge.${edge}` })) });
  await keep(store, 'product', picture, show);
}

/** Keeps a product's picture that a source names: people photographed packs wherever they stood, so that its background may be any. */
export const keepFoundPicture = (store: ImageStore, picture: Picture, show: (kept: Kept) => Promise<void>): Promise<void> =>
  keep(store, 'product', picture, show);

/** Is every width of a kept picture there? */
export async function isKept(store: ImageStore, key: string): Promise<boolean> {
  const widths = await Promise.all(namesOf(key).map((name) => store.get(name)));
  return widths.every((bytes) => bytes !== null);
}
