import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { endsTorn } from './guessed-names.ts';
import type { AnimalOrigin, ItemIndex, NameIn } from './verdicts.ts';

/** `facts` by lexicon id. */
export function animalOrigin(items: readonly Item[], facts: readonly Facts[]): AnimalOrigin {
  const always: NameIn[] = [];
  const possible: NameIn[] = [];
  const shades: NameIn[] = [];
  let unread = items.length === 0 || endsTorn(items);
  const tell = (index: ItemIndex, id: number, mayContain: boolean) => {
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
