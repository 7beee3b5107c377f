/** The capital that a brand stands under, without marks; "#" for names that begin with a digit. */
export function brandLetter(name: string): string {
  // "É" stands under E; "Й" and "Ё" are letters of their own.
  const plain = /^\p{Script=Latin}/u.test(name) ? name.normalize('NFD') : name;
  const first = plain.charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
