import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Latin with its extensions, Cyrillic, punctuation and signs: a picture is drawn on the server, so its fonts need not be small. */
const ranges = [
  [0x20, 0x17f],
  [0x218, 0x21b],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2010, 0x2044],
  [0x20ac, 0x2264],
] as const;
const weight = 500;
const scripts = ['latin', 'latin-ext', 'cyrillic'];
const resolve = createRequire(import.meta.url).resolve;

const letters = ranges
  .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)))
  .join('');

/** Writes what pictures are drawn with: the faces as plain TrueType of one weight, and the rasteriser. */
export async function writePictureFiles(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const face of ['literata', 'golos-text'])
    for (const script of scripts) {
      const whole = readFileSync(resolve(`@fontsource-variable/${face}/files/${face}-${script}-wght-normal.woff2`));
      const cut = await subsetFont(whole, letters, { targetFormat: 'truetype', variationAxes: { wght: weight }, noLayoutClosure: true });
      writeFileSync(join(folder, `${face}-${script}.ttf`), cut);
    }
  copyFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'), join(folder, 'rasteriser.wasm'));
}
