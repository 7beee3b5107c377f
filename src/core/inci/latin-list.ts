import type { Item } from './reading.ts';

/** The names of a list in Latin, in their order; one that is not known stands there as it was printed. */
export const latinNames = (items: readonly Item[]): string => items.map(({ inci, text }) => inci ?? text).join(', ');

/** The same with all that the label says of them: declared percentages, nano, and what only may be contained. For reading it once more. */
export function latinList(items: readonly Item[]): string {
  const name = ({ inci, text, percent, nano }: Item) =>
    inci === null ? text : [inci, nano ? '(nano)' : '', percent === null ? '' : `${percent}%`].filter(Boolean).join(' ');
  const always = items.filter(({ mayContain }) => !mayContain).map(name);
  const maybe = items.filter(({ mayContain }) => mayContain).map(name);
  return [always.join(', '), maybe.length > 0 ? `(+/-) ${maybe.join(', ')}` : ''].filter(Boolean).join(', ');
}

/** Names of a list that were not recognised, as they were printed. */
export const unknownNames = (items: readonly Item[]): string[] => items.filter(({ id }) => id === null).map(({ text }) => text);
