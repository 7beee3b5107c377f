import { type Found, trimmedText } from './found.ts';
import { identify, identifyAfresh } from './identify.ts';
import type { Lexicon } from './lexicon.ts';

/** A word in front of several names that belongs to each of them: "экстракты ромашки, крапивы и череды". */
export interface Head {
  readonly word: string;
  /** Behind a singular only a name as it follows that word goes on: "экстракт ромашки, крапивы". */
  readonly isPlural: boolean;
}

const heads: readonly (readonly [RegExp, string])[] = [
  [/эфирн(?:ые|ых)\s+масл?(?:а|ел)/iu, 'эфирное масло'],
  [/экстракт(?:ы|ов)/iu, 'экстракт'],
  [/масла(?=\s*[:(]|\s+\p{L})|масел/iu, 'масло'],
  [/гидролат(?:ы|ов)/iu, 'гидролат'],
  [/витамин(?:ы|ов)/iu, 'витамин'],
  [/(?:протеин|белк)(?:ы|и|ов)/iu, 'протеин'],
  [/гидролизат(?:ы|ов)/iu, 'гидролизат'],
  [/сок(?:и|ов)/iu, 'сок'],
];
const plural = /^(?:[\p{L}-]+\s+){0,2}?(?=(?:эфирн|экстракт|мас|гидрол|витамин|протеин|белк|сок))/iu;
const singular = /^(эфирное масло|экстракт|масло|гидролат|витамин|сок|протеин)\s+\p{L}/iu;
const opening = /^[\s"'(-]*/;

/** The head that a piece of the list begins with. */
export function headOf(text: string): Head | null {
  const name = text.replace(opening, '');
  const single = singular.exec(name)?.[1];
  if (single !== undefined) return { word: single.toLowerCase(), isPlural: false };
  const front = plural.exec(name)?.[0];
  if (front === undefined) return null;
  const rest = name.slice(front.length);
  const word = heads.find(([pattern]) => rest.search(pattern) === 0)?.[1];
  return word === undefined ? null : { word, isPlural: true };
}

const and = /\s+и\s+/u;
/** The head itself, in front of its first name. */
const named =
  /^[\s"'(-]*(?:[\p{L}-]+\s+){0,2}?(?:эфирн(?:ые|ых)\s+)?(?:экстракт(?:ы|ов)|масла|масел|гидролат(?:ы|ов)|витамин(?:ы|ов)|протеин(?:ы|ов)|белк(?:и|ов)|гидролизат(?:ы|ов)|сок(?:и|ов))\s*:?\s*/iu;

/** The ingredients that an unknown name is behind the head of its enumeration; null when one of them is unknown still. */
export function underHead(lexicon: Lexicon, { word, isPlural }: Head, found: Found, source: string): Found[] | null {
  const text = source.slice(found.start, found.end);
  const results: Found[] = [];
  let at = 0;
  for (const part of text.split(and)) {
    const start = text.indexOf(part, at);
    at = start + part.length;
    const headed = results.length === 0 ? named.exec(part)?.[0] : undefined;
    const name = trimmedText(headed === undefined ? part : part.slice(headed.length));
    const identity =
      (results.length === 0 ? null : identify(lexicon, name)) ??
      (isPlural ? identify(lexicon, `${word} ${name}`) : identifyAfresh(lexicon, `${word} ${name}`));
    if (!identity) return null;
    results.push({ ...found, start: found.start + start, end: found.start + at, id: identity.id, match: 'synonym', components: [] });
  }
  return results;
}
