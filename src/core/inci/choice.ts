import type { Item } from './reading.ts';

/** "Kaolin or Titanium Dioxide", "Foo Sulfate (*A) / Bar Sulfate (*B)": one of them, and the label leaves open which. */
export const saysOr = (text: string): boolean =>
  /\s(?:(?:and|et|и)\/)?(?:or|ou|oder|или)[\s(]|\(\s?\*?A\s?\)\s*\/[^/]*\(\s?\*?B\s?\)/iu.test(text);

/** An item whose components stand for each other: none of them is surely there. */
export const isChoice = ({ id, text, components }: Pick<Item, 'id' | 'text' | 'components'>): boolean =>
  id === null && components.length > 1 && saysOr(text);
