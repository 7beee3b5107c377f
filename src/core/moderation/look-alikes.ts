/** Cyrillic and Greek letters that pass for Latin ones. */
const latinOf: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  з: '3',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};
const cyrillicOf: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'и',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  u: 'и',
  x: 'х',
  y: 'у',
  '0': 'о',
  '3': 'з',
  '4': 'ч',
  '6': 'б',
};
const leetOf: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

const replaced = (text: string, by: Readonly<Record<string, string>>) => text.replace(/./gsu, (sign) => by[sign] ?? sign);

/** Signs nobody sees, with which words are torn apart: zero-width ones, soft hyphens, marks of direction, variation selectors. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Lower case, one form of each character, nothing unseen. */
export const plainText = (text: string) => text.normalize('NFKC').replace(unseen, '').toLowerCase();

/** The text with its Cyrillic and Greek look-alikes read as Latin letters; expects plain text. */
export const asLatin = (text: string) => replaced(text, latinOf);

/** The text with its Latin look-alikes and digits read as Cyrillic letters; expects plain text. */
export const asCyrillic = (text: string) => replaced(text, cyrillicOf);

/** Digits and signs read as the Latin letters they stand for; expects plain text. */
export const withoutLeet = (text: string) => replaced(text, leetOf);
