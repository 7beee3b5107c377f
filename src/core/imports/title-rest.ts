import { amountInText } from './amount.ts';

/** Signs in front of a title and behind it. */
export const edges = /^[\s,;:.|/<>*_~=+–—•·●-]+|[\s,;:|/<>*_~=–—-]+$/g;

const numbers = /^\d{1,2}(?:\s?[·•.+x×:/-]\s?\d{1,2}){2,}$/;

/** "Mild and quick. Made without soap. Does not sting.": what is said of a product does not name it. */
const promises = /(?:\p{Ll}{4,}\.\s+\p{Lu}.*){2}|,\s?\*\p{L}/u;
/** "68YN5T": a shop's number. */
const code = /^(?=\S{5})\p{Lu}?(?:\d+\p{Lu}+){2,}\d*(?:\s\d+\s?\p{L}{1,2})?$/u;
/** "Nordlys Milano s.r.l." */
const company = /\s(?:s\.r\.l|s\.p\.a|gmbh|ltd|llc)\.?$/i;

/** Is it a name? Two letters in a row are, "E45" and "B·3" are, "1·2·3" is; a number, an amount or a code is not. */
export function isTitle(text: string): boolean {
  if (promises.test(text) || code.test(text) || company.test(text)) return false;
  return /\p{L}{2}/u.test(text) || (/\p{L}/u.test(text) && /\d/.test(text) && amountInText(text).size === null) || numbers.test(text);
}

/** What is left of a title, when it is still one. */
export function restOr(left: string, title: string): string {
  const rest = left.replace(edges, '');
  return isTitle(rest) ? rest : title;
}
