import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { meta, type Store, storeOf } from '../snapshot/statements.ts';
import { allOwners, keysOf, type Owner } from './owners.ts';
import { type PageKey, readShown } from './shown.ts';
import { touchedOwners } from './touched-owners.ts';

/** The snapshot that keys were made from: when it was written anew (an id), and the change of the live database it had come to. */
export interface KeyOrigin {
  readonly written: string;
  readonly change: number;
}

export interface PageKeys {
  readonly origin: KeyOrigin;
  /** Are these the keys of all pages, or only of owners that were touched? */
  readonly whole: boolean;
  /** How many products there are. */
  readonly products: number;
  /** An owner that is gone has no pages. */
  readonly byOwner: ReadonlyMap<Owner, readonly PageKey[]>;
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
    const byOwner = new Map<Owner, readonly PageKey[]>();
    let last = performance.now();
    for (const owner of since && !whole ? touchedOwners(shown, since.change) : allOwners(shown)) {
      byOwner.set(owner, [...keysOf(shown, owner)]);
      if (performance.now() - last < turn) continue;
      await setImmediate();
      last = performance.now();
    }
    return { origin, whole, products: shown.products.length, byOwner };
  } finally {
    database.close();
  }
}

/** What a snapshot says of itself. */
export function originOf(store: Store): KeyOrigin {
  return { written: meta(store, 'written') ?? '', change: Number(meta(store, 'change')) };
}
