import { mediaPath } from '#site/account-paths.ts';
import { ProductPack } from './ProductPack.tsx';

/** What stands for a product in a row: its picture, else its drawn pack, else nothing. The name beside it says what it is. */
export interface Face {
  /** Key of its picture; null without one. */
  readonly picture: string | null;
  /** The shapes of its pack, drawn (rowPack); null where the page draws none. */
  readonly pack: string | null;
}

/** Twice the width it is shown in. */
export const rowPictureWidth = 96;

export function RowFace({ picture, pack }: Face) {
  if (picture !== null)
    return <img className="pack photo" src={mediaPath(picture, rowPictureWidth)} width="52" height="68" alt="" loading="lazy" />;
  return pack === null ? null : <ProductPack shapes={pack} size="row" />;
}
