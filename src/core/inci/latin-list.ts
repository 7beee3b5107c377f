import type { Item } from './reading.ts';

const titles: Readonly<Record<string, string>> = { active: 'Active ingredients', inactive: 'Inactive ingredients' };

/** A name with all that the label says of it: nano, what its bracket holds, the declared percentage. One that is not known stands as it was printed, which holds all of that. */
function withDetails({ inci, text, percent, nano, components }: Item): string {
  if (inci === null) return text;
  const inside = components.map((component) => component.inci ?? component.text).join(', ');
  return [inci, nano && '(nano)', inside && `(${inside})`, percent !== null && `${percent}%`].filter(Boolean).join(' ');
}

function partInLatin(section: string | null, items: readonly Item[]): string {
  const always = items.filter(({ mayContain }) => !mayContain).map(withDetails);
  const maybe = items.filter(({ mayContain }) => mayContain).map(withDetails);
  const list = [...always, ...(maybe.length > 0 ? [`(+/-) ${maybe.join(', ')}`] : [])].join(', ');
  return section === null ? list : `${titles[section] ?? section}: ${list}`;
}

/** A list in Latin, in its order, with the details of its names and with what only may be contained: reading it gives the same items. The parts of a kit stand on lines of their own. */
export function latinList(items: readonly Item[]): string {
  return [...Map.groupBy(items, ({ section }) => section)].map(([section, part]) => partInLatin(section, part)).join('\n');
}

/** Names of a list that were not recognised, as they were printed. */
export const unknownNames = (items: readonly Item[]): string[] => items.filter(({ id }) => id === null).map(({ text }) => text);
