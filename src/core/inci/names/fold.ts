/** Folding: the one key under which names are stored and looked up. */

const combining = /[\u0300-\u036f]/g;
const notInKey = /[^a-z0-9а-я]+/g;
const british: readonly (readonly [RegExp, string])[] = [
  [/sulph/g, 'sulf'],
  [/aluminium/g, 'aluminum'],
  [/colour/g, 'color'],
  [/flavour/g, 'flavor'],
  [/hydrolys(?=ed)/g, 'hydrolyz'],
];
const mayBeBritish = /sulph|aluminium|colour|flavour|hydrolysed/;
const notAscii = /[\u0080-\uffff]/;

const greekLetters: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  ω: 'omega',
  ɑ: 'alpha',
  ß: 'beta',
};
const lonely = /(?<![\p{L}\d])[ɑß](?=-)|(?<![\u0370-\u03ff])[αβγδεζικλω](?![\u0370-\u03ff])/gu;

/** Greek letters that stand alone, as in "α-Arbutin", by their names; a German "ß-" and a round "ɑ-" are such letters too. */
export const spellGreek = (text: string): string => text.replace(lonely, (letter) => greekLetters[letter] ?? letter);

/**
 * The key of a name: lower case, no accents, British spelling made American, only letters and digits left.
 * Spaces, hyphens, dots and slashes fall away, so "PEG -100  Stearate" and "PEG-100 Stearate" meet; the linter refuses two ingredients with one key.
 */
export function keyOf(name: string): string {
  let key = name.toLowerCase();
  if (notAscii.test(key))
    key = spellGreek(key)
      .replace(/ё/g, 'е')
      .normalize('NFKD')
      .replace(/и\u0306/g, 'й')
      .replace(combining, '')
      .replace(/œ/g, 'oe')
      .replace(/æ/g, 'ae')
      .replace(/ß/g, 'ss')
      .replace(/ø/g, 'o')
      .replace(/ı/g, 'i')
      .replace(/ł/g, 'l');
  key = key.replace(notInKey, '');
  if (mayBeBritish.test(key)) for (const [from, to] of british) key = key.replace(from, to);
  return key;
}

const transliteration: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** ASCII kebab-case for addresses; Cyrillic is transliterated. Collisions are numbered by the caller. */
export function aliasOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => transliteration[letter] ?? '')
    .normalize('NFKD')
    .replace(combining, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
