import { amountInText } from './amount.ts';

/** Signs in front of a title and behind it. */
export const edges = /^[\s,;:.|/<>*_~=+–—•·●-]+|[\s,;:|/<>*_~=–—-]+$/g;

const numbers = /^\d{1,2}(?:\s?[·•.+x×:/-]\s?\d{1,2}){2,}$/;

/** "Mild and quick. Made without soap. Does not sting.": what is said of a product does not name it. */
const promises = /(?:\p{Ll}{4,}\.\s+\p{Lu}.*){2}/u;

/** Is it a name? Two letters in a row are, "E45" and "B·3" are, "1·2·3" is; a number, an amount or a code is not. */
export function isTitle(text: string): boolean {
  if (promises.test(text)) return false;
  return /\p{L}{2}/u.test(text) || (/\p{L}/u.test(text) && /\d/.test(text) && amountInText(text).size === null) || numbers.test(text);
}

/** What is left of a title, when it is still one. */
export function restOr(left: string, title: string): string {
  const rest = left.replace(edges, '');
  return isTitle(rest) ? rest : title;
}
