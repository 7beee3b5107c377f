import { useLayoutEffect, useRef } from 'react';
import type { Box } from '#core/photo/picture.ts';

interface Props {
  readonly picture: ImageBitmap;
  /** What of it is drawn; all of it where nothing is named. */
  readonly part?: Box;
  /** What a screen reader says of it; null where words beside it say the same. */
  readonly label: string | null;
}

/** A picture of the reader's, or a piece of it, drawn where it is: nothing has an address that could leave the page. */
export function BitmapCanvas({ picture, part, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [x, y, width, height] = part ?? [0, 0, picture.width, picture.height];
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, width, height);
  }, [picture, x, y, width, height]);
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={label ?? undefined} aria-hidden={label === null} />;
}
