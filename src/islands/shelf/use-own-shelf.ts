import { useCallback, useEffect, useState } from 'react';
import type { ChangedList } from '#api/shelf.ts';
import { productPath } from '#site/paths.ts';
import { keepPages } from '../offline/keep-pages.ts';
import { loadUser } from '../session/user.ts';
import { type Entry, noteSeen, type OwnShelf, readOwnShelf, takeProduct } from './own-shelf.ts';
import { hasThingsHere, takeOverThings } from './take-over-things.ts';

export type Shelves = OwnShelf | 'loading' | 'unreachable';

/** The shelves of who reads, and what can be done with them; after each change they are read anew. */
export function useOwnShelf() {
  const [shelves, setShelves] = useState<Shelves>('loading');
  const read = useCallback(async () => {
    try {
      // What this device still has belongs to them too.
      if ((await loadUser()) && hasThingsHere()) await takeOverThings();
      const own = await readOwnShelf();
      keepPages(own.items.map(({ alias }) => productPath(alias)));
      setShelves(own);
    } catch {
      setShelves('unreachable');
    }
  }, []);
  useEffect(() => void read(), [read]);

  const after = useCallback((work: Promise<unknown>) => void work.catch(() => undefined).then(read), [read]);
  const take = useCallback(({ alias }: Entry) => after(takeProduct(alias)), [after]);
  const seen = useCallback((change: ChangedList) => after(noteSeen(change)), [after]);
  return { shelves, read, take, seen };
}
