import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';
import type { Culprit } from './report.ts';

/** A name of the list: an item's own, or one in its bracket; `id` is its lexicon id. */
export interface NameIn {
  readonly index: Culprit;
  readonly id: number;
}

/** What of a list is of animal origin, by its names. */
export interface AnimalOrigin {
  readonly always: readonly NameIn[];
  /** The label does not say; names that may be contained too. */
  readonly possible: readonly NameIn[];
  /** Always of animal origin, but in some shades only. */
  readonly shades: readonly NameIn[];
  /** A name is not known, so that nothing follows from what is missing here. */
  readonly unread: boolean;
}

/** `facts` by lexicon id. */
export function animalOrigin(items: readonly Item[], facts: readonly Facts[]): AnimalOrigin {
  const always: NameIn[] = [];
  const possible: NameIn[] = [];
  const shades: NameIn[] = [];
  let unread = items.length === 0;
  items.forEach(({ id: own, components, mayContain, duplicate }, index) => {
    const ids = new Set([own, ...components.map(({ id }) => id)]);
    if (ids.has(null)) unread = true;
    if (duplicate) return;
    for (const id of ids) {
      if (id === null) continue;
      const animal = facts[id]?.animal;
      if (animal === 'possible') possible.push({ index, id });
      else if (animal === 'always') (mayContain ? shades : always).push({ index, id });
    }
  });
  return { always, possible, shades, unread };
}
