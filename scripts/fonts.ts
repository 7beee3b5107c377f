import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

function range(first: string, last: string): string {
  let text = '';
  for (let code = first.codePointAt(0) ?? 0; code <= (last.codePointAt(0) ?? 0); code++) text += String.fromCodePoint(code);
  return text;
}

/** Characters the site sets, in the parts that a page fetches only when it shows one of them (ui/styles/fonts.css): letters and signs of nearly every page, accents of label languages and rarer signs, Cyrillic. */
const parts = {
  latin: { script: 'latin', characters: `${range(' ', '~')}\u00a0–—‘’“”«»…·×→£€` },
  accents: { script: 'latin', characters: '„°©±≤≥éèêëàâäáãåæçíîïñóôöøúûüßÉÖÜ' },
  cyrillic: { script: 'cyrillic', characters: `${range('А', 'я')}Ёё№` },
} as const;
/** Literata sets titles and names, in one weight between the 400 and 500 of the design; Golos Text everything else, with its tabular figures; kerning is left out where it is hardly seen. */
const faces = [
  { name: 'literata', weight: 450, features: { latin: ['kern'], cyrillic: [] } },
  { name: 'golos-text', weight: { min: 400, max: 600 }, features: { latin: ['tnum', 'lnum'], cyrillic: [] } },
];
/** Bytes of what nearly every page of a language loads. */
const budgets = { en: 24_000, ru: 39_000 };
const folder = 'public/fonts';
const resolve = createRequire(import.meta.url).resolve;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sizes = { latin: 0, accents: 0, cyrillic: 0 };
for (const { name, weight, features } of faces)
  for (const part of ['latin', 'accents', 'cyrillic'] as const) {
    const { script, characters } = parts[part];
    const whole = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`));
    const cut = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: features[script],
      noHinting: true,
    });
    writeFileSync(`${folder}/${name}-${part}.woff2`, cut);
    sizes[part] += cut.length;
  }
const totals = { en: sizes.latin, ru: sizes.latin + sizes.cyrillic };
console.log(`Fonts: ${totals.en} bytes in English, ${totals.ru} in Russian; ${sizes.accents} more where accents are shown.`);
if (totals.en > budgets.en || totals.ru > budgets.ru)
  throw new Error(`The fonts are over their budget of ${budgets.en} and ${budgets.ru} bytes.`);
