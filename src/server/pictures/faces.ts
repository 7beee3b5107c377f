import type { Typefaces } from './canvas.ts';
import { typefaceOf } from './typeface.ts';

const scripts = ['latin', 'latin-ext', 'cyrillic'];

/** The two faces from the files that scripts/picture-files.ts writes. */
export function readTypefaces(read: (file: string) => Uint8Array): Typefaces {
  const face = (name: string) => typefaceOf(scripts.map((script) => read(`${name}-${script}.ttf`)));
  return { serif: face('literata'), sans: face('golos-text') };
}
