/** Cyrillic letters that look like Latin ones. */
export const lookAlike: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: 'I',
  Ѕ: 'S',
  Ј: 'J',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  п: 'n',
  т: 't',
  м: 'm',
  н: 'h',
  в: 'b',
  г: 'r',
};

/** Greek letters that look like Latin ones. */
export const lookAlikeOfGreek: Readonly<Record<string, string>> = {
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  ο: 'o',
};

/** Latin letters that look like Cyrillic ones. */
export const lookAlikeOfLatin: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВЕКМНОРСТУХаеорсух'].map((letter) => [lookAlike[letter], letter]),
);
