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
  const tell = (index: Culprit, id: number, mayContain: boolean) => {
    const animal = facts[id]?.animal;
    if (animal === 'possible') possible.push({ index, id });
    else if (animal === 'always') (mayContain ? shades : always).push({ index, id });
  };
  items.forEach(({ id: own, components, mayContain, duplicate }, index) => {
    if (own === null) unread = true;
    else if (!duplicate) tell(index, own, mayContain);
    for (const { id } of components) {
      if (id === null) unread = true;
      else if (id !== own && !duplicate) tell(index, id, mayContain);
    }
  });
  return { always, possible, shades, unread };
}
