import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Characters the site sets: both alphabets, the accents of label languages, signs and typographic punctuation. */
function range(first: string, last: string): string {
  let text = '';
  for (let code = first.codePointAt(0) ?? 0; code <= (last.codePointAt(0) ?? 0); code++) text += String.fromCodePoint(code);
  return text;
}

const characters = {
  latin: `${range(' ', '~')}\u00a0–—‘’“”„…·×°©«»±→≤≥éèêëàâäáãåæçíîïñóôöøúûüßÉÖÜ`,
  cyrillic: `${range('А', 'я')}Ёё№`,
};
/** Literata goes without its alternates and ligatures; Golos Text needs its tabular figures. */
const faces = [
  { name: 'literata', source: '@fontsource-variable/literata/files/literata-{script}-wght-normal.woff2', noLayoutClosure: true },
  { name: 'golos-text', source: '@fontsource-variable/golos-text/files/golos-text-{script}-wght-normal.woff2', noLayoutClosure: false },
];
/** Bytes of all files that a page of each language may load. */
const budgets = { en: 52_000, ru: 78_000 };
const folder = 'public/fonts';
const resolve = createRequire(import.meta.url).resolve;

mkdirSync(folder, { recursive: true });
const sizes = { latin: 0, cyrillic: 0 };
for (const { name, source, noLayoutClosure } of faces) {
  for (const script of ['latin', 'cyrillic'] as const) {
    const whole = readFileSync(resolve(source.replace('{script}', script)));
    const cut = await subsetFont(whole, characters[script], {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
      noLayoutClosure,
    });
    writeFileSync(`${folder}/${name}-${script}.woff2`, cut);
    sizes[script] += cut.length;
  }
}
const totals = { en: sizes.latin, ru: sizes.latin + sizes.cyrillic };
console.log(`Fonts: ${totals.en} bytes in English, ${totals.ru} in Russian.`);
if (totals.en > budgets.en || totals.ru > budgets.ru)
  throw new Error(`The fonts are over their budget of ${budgets.en} and ${budgets.ru} bytes.`);
