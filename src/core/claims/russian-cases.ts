/** Endings of the instrumental, genitive and accusative, and those of the nominative they may stand for. */
const endings: readonly (readonly [string, readonly string[]])[] = [
  ['ого', ['ый', 'ое']],
  ['его', ['ий', 'ее']],
  ['ыми', ['ые']],
  ['ими', ['ие']],
  ['ами', ['ы', 'а', '']],
  ['ями', ['и', 'я']],
  ['ов', ['ы', '']],
  ['ой', ['ая', 'а']],
  ['ую', ['ая']],
  ['ей', ['я', 'и']],
  ['ью', ['ь']],
  ['ом', ['', 'о']],
  ['ем', ['й', 'е', 'ь', '']],
  ['ым', ['ый', 'ое']],
  ['им', ['ий', 'ее']],
  ['ы', ['а', '']],
  ['и', ['ь', 'я']],
  ['а', ['', 'о']],
  ['я', ['й', 'е', 'ь']],
  ['у', ['а', '']],
];
const cyrillic = /[а-яё]/i;
const shortestStem = 2;

/** What a word may be in the nominative, itself first. */
function formsOf(word: string): string[] {
  const forms = [word];
  if (!cyrillic.test(word)) return forms;
  for (const [ending, endingsInstead] of endings) {
    const stem = word.slice(0, -ending.length);
    if (stem.length > shortestStem && word.toLowerCase().endsWith(ending))
      forms.push(...endingsInstead.map((nominative) => stem + nominative));
  }
  return forms;
}

const maxWords = 5;

/** What a phrase may be called in the nominative: "маслом ши" is "масло ши", "гиалуроновой кислотой" is "гиалуроновая кислота". The phrase itself comes first. */
export function nominatives(phrase: string): readonly string[] {
  const words = phrase.split(' ').slice(0, maxWords);
  // Only a noun and what agrees with it change; a genitive behind them stays.
  const [first = '', second, ...rest] = words;
  if (!cyrillic.test(first)) return [phrase];
  const seconds = second === undefined ? [''] : formsOf(second).map((form) => ` ${form}`);
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  return [...new Set(formsOf(first).flatMap((head) => seconds.map((next) => head + next + tail)))];
}

/** Endings of the nominative and of the genitive, the longest first. */
const genitiveEndings: readonly (readonly [RegExp, string])[] = [
  [/ые$/i, 'ых'],
  [/ие$/i, 'их'],
  [/ое$/i, 'ого'],
  [/ки$/i, 'ек'],
  [/ла$/i, 'ел'],
  [/ло$/i, 'ла'],
  [/ы$/i, 'ов'],
  [/и$/i, 'ей'],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/i, 'а'],
];

/** What is said of a thing in the nominative, "спирт: нет", where it is known in the genitive: "без спирта". */
export function genitives(phrase: string): readonly string[] {
  if (!cyrillic.test(phrase)) return [];
  const genitive = (word: string) => {
    const found = genitiveEndings.find(([ending]) => ending.test(word));
    return found ? word.replace(found[0], found[1]) : word;
  };
  return [phrase.split(' ').map(genitive).join(' ')];
}
