import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Typeface, typefaceOf } from '#server/pictures/typeface.ts';

const resolve = createRequire(import.meta.url).resolve;
/** Faces as packs are set in: a grotesque, a narrow one, a wide one, a humanist one and a serif. */
const files = [
  '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  '@fontsource/roboto-condensed/files/roboto-condensed-latin-400-normal.woff2',
  '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2',
  '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
  '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
];
const firstSign = 0x20;
const lastSign = 0x7e;
const signs = String.fromCodePoint(...Array.from({ length: lastSign - firstSign + 1 }, (_, index) => firstSign + index));

/** The faces with their widths and outlines. */
export async function readFaces(): Promise<Typeface[]> {
  return Promise.all(
    files.map(async (file) => {
      const variationAxes: Record<string, number> = file.includes('wght') ? { wght: 400 } : {};
      const bytes = await subsetFont(readFileSync(resolve(file)), signs, {
        targetFormat: 'truetype',
        variationAxes,
        noLayoutClosure: true,
      });
      return typefaceOf([bytes]);
    }),
  );
}
