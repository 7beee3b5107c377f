import { brandLetter } from '#core/catalog/brand-letter.ts';
import type { Formats } from '#i18n/formats.ts';

interface Letter<Named> {
  /** A capital without marks, or "#" for names that begin with a digit. */
  readonly letter: string;
  readonly members: readonly Named[];
}

/** Names in the alphabetical order of the language, under their first letters. */
export function byFirstLetter<Named extends { readonly name: string }>(named: readonly Named[], { compare }: Formats): Letter<Named>[] {
  const sorted = named.toSorted((a, b) => compare(a.name, b.name));
  return [...Map.groupBy(sorted, ({ name }) => brandLetter(name))].map(([letter, members]) => ({ letter, members }));
}

/** Latin and Cyrillic letters, each in a row of its own; the alphabet that comes first stays first. */
export const byScript = <Item>(items: readonly Item[], letterOf: (item: Item) => string): Item[][] => [
  ...Map.groupBy(items, (item) => /\p{Script=Cyrillic}/u.test(letterOf(item))).values(),
];
