import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { meta, type Store, storeOf } from '../snapshot/statements.ts';
import { invalidatedKeys } from './invalidated-keys.ts';
import { allInvalidationKeys, type InvalidationKey, keysOf } from './invalidation-keys.ts';
import { type PageKey, readShown } from './shown.ts';

/** The snapshot that keys were made from: when it was written anew (an id), and the change of the live database it had come to. */
export interface KeyOrigin {
  readonly written: string;
  readonly change: number;
}

export interface PageKeys {
  readonly origin: KeyOrigin;
  /** Are these the keys of all pages, or only of those whose invalidation keys were touched? */
  readonly whole: boolean;
  /** How many products there are. */
  readonly products: number;
  /** The invalidation key of what is gone has no pages. */
  readonly byInvalidationKey: ReadonlyMap<InvalidationKey, readonly PageKey[]>;
}

/** Milliseconds after which others get a turn: processes that render meanwhile. */
const turn = 25;

/** Keys of the pages that the catalogue makes many of: all of them, or, where the snapshot was only updated since, those that may be others now. */
export async function pageKeys(snapshot: string, since: KeyOrigin | null): Promise<PageKeys> {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    const store = storeOf(database);
    const origin = originOf(store);
    const whole = since?.written !== origin.written;
    // All of it is read, but once: mapped, the whole file would count as this process's memory, beside those that render.
    if (whole) store.exec('pragma mmap_size = 0');
    const shown = readShown(store);
    const byInvalidationKey = new Map<InvalidationKey, readonly PageKey[]>();
    let last = performance.now();
    for (const invalidationKey of since && !whole ? invalidatedKeys(shown, since.change) : allInvalidationKeys(shown)) {
      byInvalidationKey.set(invalidationKey, [...keysOf(shown, invalidationKey)]);
      if (performance.now() - last < turn) continue;
      await setImmediate();
      last = performance.now();
    }
    return { origin, whole, products: shown.products.length, byInvalidationKey };
  } finally {
    database.close();
  }
}

/** What a snapshot says of itself. */
export function originOf(store: Store): KeyOrigin {
  return { written: meta(store, 'written') ?? '', change: Number(meta(store, 'change')) };
}
