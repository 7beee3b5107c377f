import type { Picture } from '#core/photo/picture.ts';

/** Where print is: a pixel of the picture back on the flat paper. */
type Bend = (x: number, y: number) => readonly [x: number, y: number];

interface Paper {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** Grey levels. */
  readonly ground?: number;
  readonly ink?: number;
  readonly bend?: Bend;
  /** Grey levels that the light takes from a pixel. */
  readonly shade?: (x: number, y: number) => number;
}

export const letter = { width: 8, height: 14, step: 11, lineStep: 28, left: 60, top: 60 };
const lettersInLine = 40;
const wordLength = 8;

/** Lines of solid blots as large as letters, eight to a word; the picture every test of print looks at. */
export function drawnText({ width, height, lines, ground = 230, ink = 30, bend = (x, y) => [x, y], shade = () => 0 }: Paper): Picture {
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [h, v] = bend(x, y);
      const [across, down] = [h - letter.left, v - letter.top];
      const [place, line] = [Math.floor(across / letter.step), Math.floor(down / letter.lineStep)];
      const inLetter = across - place * letter.step < letter.width && down - line * letter.lineStep < letter.height;
      const printed = inLetter && place >= 0 && place < lettersInLine && place % (wordLength + 1) < wordLength && line >= 0 && line < lines;
      grey[y * width + x] = Math.max(0, (printed ? ink : ground) - shade(x, y));
    }
  return { width, height, grey };
}
