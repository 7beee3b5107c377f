import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { meta, type Store, storeOf } from '../snapshot/statements.ts';
import { invalidatedKeys } from './invalidated-keys.ts';
import { allInvalidationKeys, type InvalidationKey, pagesOf } from './invalidation-keys.ts';
import { type FingerprintedPage, readPageInputs } from './page-inputs.ts';

/** The snapshot that fingerprints were made from: when it was written anew (an id), and the change of the live database it had come to. */
export interface SnapshotOrigin {
  readonly written: string;
  readonly change: number;
}

export interface PageFingerprints {
  readonly origin: SnapshotOrigin;
  /** Are these the fingerprints of all pages, or only of those that were invalidated? */
  readonly whole: boolean;
  /** How many products there are. */
  readonly products: number;
  /** The invalidation key of what is gone has no pages. */
  readonly byInvalidationKey: ReadonlyMap<InvalidationKey, readonly FingerprintedPage[]>;
}

/** Milliseconds after which others get a turn: processes that render meanwhile. */
const turn = 25;

/** Fingerprints of the pages that the catalogue makes many of: all of them, or, where the snapshot was only updated since, those that may be others now. */
export async function pageFingerprints(snapshot: string, since: SnapshotOrigin | null): Promise<PageFingerprints> {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    const store = storeOf(database);
    const origin = originOf(store);
    const whole = since?.written !== origin.written;
    // All of it is read, but once: mapped, the whole file would count as this process's memory, beside those that render.
    if (whole) store.exec('pragma mmap_size = 0');
    const inputs = readPageInputs(store);
    const byInvalidationKey = new Map<InvalidationKey, readonly FingerprintedPage[]>();
    let last = performance.now();
    for (const invalidationKey of since && !whole ? invalidatedKeys(inputs, since.change) : allInvalidationKeys(inputs)) {
      byInvalidationKey.set(invalidationKey, [...pagesOf(inputs, invalidationKey)]);
      if (performance.now() - last < turn) continue;
      await setImmediate();
      last = performance.now();
    }
    return { origin, whole, products: inputs.products.length, byInvalidationKey };
  } finally {
    database.close();
  }
}

/** What a snapshot says of itself. */
export function originOf(store: Store): SnapshotOrigin {
  return { written: meta(store, 'written') ?? '', change: Number(meta(store, 'change')) };
}
