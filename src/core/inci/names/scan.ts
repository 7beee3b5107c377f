import { oncePer } from '#core/remembered.ts';
import { keyOf } from './fold.ts';
import { find, goesOn, type Lexicon, nameIs, vocabulary } from './lexicon.ts';
import { plantPart } from './plant-parts.ts';

/** Shapes that scanners confuse; a single swap that gives a known name is taken. */
const confusions: readonly (readonly [string, string])[] = [
  ['u', 'li'],
  ['li', 'u'],
  ['rn', 'm'],
  ['m', 'rn'],
  ['cl', 'd'],
  ['d', 'cl'],
  ['vv', 'w'],
  ['ii', 'u'],
  ['t', 'f'],
  ['f', 't'],
  ['e', 'c'],
  ['c', 'e'],
  ['l', 'i'],
  ['i', 'l'],
  ['in', 'm'],
  ['h', 'li'],
  ['n', 'ri'],
  ['tt', 'n'],
  ['ll', 'u'],
  ['ij', 'u'],
  ['o', 'd'],
  ['b', 'h'],
  ['h', 'b'],
  ['n', 'h'],
  ['v', 'y'],
  ['y', 'v'],
  ['g', 'q'],
  ['q', 'g'],
  ['q', 'o'],
];
const letterForDigit: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 2: '2', 3: 'e', 4: 'a', 5: 's', 6: 'b', 7: '7', 8: 'b', 9: 'g' };
/** "6lyceryl Oleate", "1sopropyl Alcohol": a digit that is no locant. */
const firstLetters: Readonly<Record<string, string>> = { 1: 'il', 4: 'a', 6: 'g', 9: 'g' };
/** Two or three letters printed as one sign, which many programs lose. */
const ligatures = ['ffi', 'ffl', 'ff', 'fi', 'fl'];
/** A capital I or a 1 behind a small letter, a small l beside a capital one. */
const mixedStrokes = /[a-z][I1]|[A-Z]{2}l|[A-Z]l[A-Z]|(?<![a-z])l[A-Z]|1[a-z]/;
/** A number all of whose digits were seen as letters: "PEG-IOO", "C1O-30" as "CIO-30". Two strokes are rather a Roman number. */
const lettersForNumber = /(?<=-)[il]o{0,2}(?![a-z])|(?<=\bc)[il]o(?=-\d)/gi;
/** "O-Cymen-5-01": what scanners make of the "ol" of an alcohol behind its locant. */
const alcoholEnd = /(?<=[a-z]-\d-)[0o][1il]$/i;
/** "Helianthus Annuus Seed O", "Olea Europaea Fruit OI": what scanners make of "oil" behind the part of a plant, or castor. */
const damagedOil = new RegExp(
  `(?<=\\s(?:${plantPart}|dulcis|gratissima|soja|nucifera|castor|mineral) )(?:o|oi|ol|on|of|oii|oll|0il|0i|0i1|ou|o1|01|011|di)$`,
  'i',
);
const longest = 120;
const shortWord = 10;
const longWord = 8;
/** The kind of a vitamin or ceramide: "Vitamin B" is no badly scanned vitamin H. */
const lastLetter = /(?<=\s)[a-hj-km-z]$/i;
/** With more of them a capital I could stand anywhere. */
const maxStrokes = 8;

/** "(1 77499", "O17200", "Gl77891", "t077491": what is left of "CI" in front of the number of a colour. */
const damagedColour = /^[(\s/]*(?:[a-z01|]{1,2}|ci0)\s?(\d{5})$/i;

export function colourOfScan(lexicon: Lexicon, text: string): number | null {
  const number = damagedColour.exec(text)?.[1];
  return number === undefined ? null : (find(lexicon, `ci${number}`)?.id ?? null);
}

/** The one known name that a scanned or copied name stands for: digits for letters, letters for digits, lost ligatures, confused shapes. Null when there is none or several. */
export function correctScan(lexicon: Lexicon, text: string, key: string): number | null {
  if (key.length < 5 || key.length > longest) return null;
  const colour = colourOfScan(lexicon, text);
  if (colour !== null) return colour;
  const ids = new Set<number>();
  const letter = lastLetter.exec(text)?.[0].toLowerCase() ?? '';
  const tryKey = (variant: string) => {
    if (!damagedOil.test(text) && !variant.endsWith(letter)) return;
    const hit = find(lexicon, variant);
    if (hit && hit.kind !== nameIs.typo) ids.add(hit.id);
  };
  const only = () => {
    const [id] = ids;
    return ids.size === 1 && id !== undefined ? id : null;
  };
  if (damagedOil.test(text)) tryKey(keyOf(text.replace(damagedOil, 'oil')));
  if (ids.size > 0) return only();
  const asLetters = key.replace(/(?<=[a-z])(?:\d|00)(?=[a-z])|(?<=[a-z]{3})\d$|^[058](?=[a-z]{3})/g, (digits) =>
    [...digits].map((digit) => letterForDigit[digit]).join(''),
  );
  if (asLetters !== key) {
    tryKey(asLetters);
    tryKey(key.replace(/(?<=[a-z])1(?=[a-z])/g, 'i'));
  }
  if (/^[1469][a-z]{3}/.test(key)) for (const first of firstLetters[key[0] ?? ''] ?? '') tryKey(first + key.slice(1));
  // A number may stand in front of a name that begins with such a letter: "C14-l6 Olefin".
  for (const one of !/\d/.test(key) ? [] : [/(?<!^c)[il](?=\d)|(?<=\d)[il]/g, /[il](?=\d)|(?<=\d)[il]/g, /[il](?=\d)/g]) {
    const ones = key.replace(one, '1');
    for (const asDigits of [ones, ones.replace(/o(?=\d)|(?<=\d)o/g, '0')]) if (asDigits !== key) tryKey(asDigits);
  }
  if (alcoholEnd.test(text)) tryKey(keyOf(text.replace(alcoholEnd, 'ol')));
  const asNumber = text.replace(lettersForNumber, (letters) => letters.replace(/[il]/i, '1').replace(/o/gi, '0'));
  if (asNumber !== text) tryKey(keyOf(asNumber));
  if (ids.size > 0) return only();
  if (mixedStrokes.test(text)) for (const variant of strokes(asLetters)) tryKey(variant);
  // "Llrnonene": two shapes confused in one word.
  if (ids.size === 0 && key.includes('rn')) for (const variant of strokes(key.replaceAll('rn', 'm'))) tryKey(variant);
  if (ids.size > 0) return only();
  for (const at of blanksOf(text, key))
    if (goesOn(lexicon, key.slice(0, at))) for (const ligature of ligatures) tryKey(key.slice(0, at) + ligature + key.slice(at));
  const lost = withLigatures(lexicon, text);
  if (lost !== text) tryKey(keyOf(lost));
  if (ids.size > 0) return only();
  for (const [seen, meant] of confusions) {
    for (let at = key.indexOf(seen); at >= 0; at = key.indexOf(seen, at + 1)) {
      if (seen.length === 1 && meant.length === 1 && key.length < 6) continue;
      // Another first letter of a short name is another word: "hay water", "bay water".
      if (at === 0 && key.length <= shortWord && 'bhnvyefdog'.includes(seen)) continue;
      tryKey(key.slice(0, at) + meant + key.slice(at + seen.length));
    }
  }
  return only();
}

/** The words of names by what is left of them without their ligature: "ocinalis". */
const lostLigatures = oncePer((lexicon: Lexicon): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  for (const word of vocabulary(lexicon))
    for (const ligature of word.length < longWord ? [] : ligatures)
      if (word.includes(ligature)) words.set(word.replace(ligature, ''), word);
  return words;
});

/** The text with the words whose ligature was lost in full, "Rosmarinus O_cinalis" too. */
const withLigatures = (lexicon: Lexicon, text: string) =>
  text.replace(/[a-z_]{5,}/gi, (word) => lostLigatures(lexicon).get(word.toLowerCase().replace('_', '')) ?? word);

/** Where the blanks of the text would stand in its key. */
function blanksOf(text: string, key: string): number[] {
  if (!text.includes(' ')) return [];
  const places: number[] = [];
  let at = 0;
  for (const word of text.toLowerCase().split(' ')) {
    const length = word.replace(/[^a-z0-9]/g, '').length;
    if (at > 0 && length > 0) places.push(at);
    at += length;
  }
  // Foreign letters and spellings change the length.
  return at === key.length ? places : [];
}

/** The key with every i and l as either of them: in many typefaces I, l and 1 look the same. */
function strokes(key: string): string[] {
  const places = [...key.matchAll(/[il]/g)].map(({ index }) => index);
  if (places.length < 2 || places.length > maxStrokes) return [];
  const variants: string[] = [];
  for (let set = 0; set < 1 << places.length; set += 1) {
    const letters = [...key];
    places.forEach((position, i) => {
      letters[position] = set & (1 << i) ? 'i' : 'l';
    });
    variants.push(letters.join(''));
  }
  return variants;
}
