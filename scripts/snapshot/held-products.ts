import type { ProductRecord } from '#core/catalog/records.ts';
import type { Store } from './statements.ts';

/** A product of the snapshot, with its number there and in the live database. */
export interface Held {
  readonly id: number;
  readonly live: number;
  readonly changedAt: string;
  readonly record: ProductRecord;
}

export function productsByLive(store: Store, lives: readonly number[]): Held[] {
  return lives.flatMap((live) =>
    store.all('select id, changed_at, record from products where live = ?', live).map(({ id, changed_at, record }) => ({
      id: Number(id),
      live,
      changedAt: String(changed_at),
      record: JSON.parse(String(record)) as ProductRecord,
    })),
  );
}
