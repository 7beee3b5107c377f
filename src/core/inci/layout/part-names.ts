import { isTitle } from './product-kinds.ts';

/** "Состав крем-краски" is the part "Крем-краска": endings of the genitive, with those of the nominative. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(днев|ноч)ного$/, '$1ной'],
  [/([щшчжкгх])(?:его|ого)$/, '$1ий'],
  [/ого$/, 'ый'],
  [/его$/, 'ий'],
  [/(?:ой|ей)$/, 'ая'],
  [/ии$/, 'ия'],
  [/(?<=[лтз])и$/, 'ь'],
  [/и$/, 'а'],
  [/ы$/, 'а'],
  [/ея$/, 'ей'],
  [/я$/, 'ь'],
  [/шка$/, 'шок'],
  [/(?<=[сыо]л|молочк|средств)а$/, 'о'],
  [/а$/, ''],
];

const inNominative = (word: string): string => {
  const ending = endings.find(([genitive]) => genitive.test(word));
  return ending ? word.replace(...ending) : word;
};

const ofPart = /^(?:состав|склад)\s+(\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*)?)(\sдля\s[\p{L} ]+)?$/iu;

/** What a part of a kit is called; the heading itself where it names no kind of product. */
export function partName(heading: string): string {
  const [, words, purpose = ''] = ofPart.exec(heading) ?? [];
  const name = words?.toLowerCase().replace(/\p{L}+/gu, inNominative);
  return name !== undefined && isTitle(name) ? name.slice(0, 1).toUpperCase() + name.slice(1) + purpose : heading;
}
