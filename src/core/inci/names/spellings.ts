/** Names and words of other languages that use Latin letters. */

/** English words by how each is spelt there, from the spellings of each English word. */
export function bySpelling(spellings: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(spellings).flatMap(([english, spelt]) => spelt.map((one) => [one, english] as const)));
}

const otherLetters: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ə: 'e', ø: 'o' };

/** In small letters without accents: "Hiyaluronik Asit", "Kırmızı". */
export const inPlainLetters = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ıłəø]/g, (letter) => otherLetters[letter] ?? letter);
