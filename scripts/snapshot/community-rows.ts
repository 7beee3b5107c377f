import type { ReviewKind } from '#core/catalog/records.ts';
import type { Community } from '#db/snapshot/community.ts';
import type { Store } from './statements.ts';

/** Numbers of the snapshot's products by alias, and of its ingredients by INCI name. */
export interface Numbers {
  readonly product: ReadonlyMap<string, number>;
  readonly ingredient: ReadonlyMap<string, number>;
}

/** Removes what is said of a subject. */
export function removeCommunity(store: Store, kind: ReviewKind, id: number): void {
  store.run('delete from reviews where kind = ? and subject = ?', kind, id);
  store.run('delete from review_summaries where kind = ? and subject = ?', kind, id);
  if (kind === 'product') store.run('delete from often_compared where product = ?', id);
}

/** Writes reviews, their summaries and the comparisons. */
export function putCommunity(store: Store, { reviews: all, compared }: Community, numbers: Numbers): void {
  const bySubject = Map.groupBy(all, ({ kind, subject }) => `${kind} ${subject}`);
  for (const written of bySubject.values()) {
    const { kind, subject } = written[0] ?? { kind: 'product', subject: '' };
    const id = numbers[kind].get(subject);
    if (id === undefined) continue;
    for (const { record } of written) store.run('insert into reviews values (?, ?, ?)', kind, id, JSON.stringify(record));
    const histogram = [1, 2, 3, 4, 5].map((stars) => written.filter(({ record }) => record.rating === stars).length);
    const total = written.reduce((sum, { record }) => sum + record.rating, 0);
    const samples = written.filter(({ record }) => record.demo).length;
    store.run(
      'insert into review_summaries values (?, ?, ?, ?, ?, ?)',
      kind,
      id,
      Math.round((100 * total) / written.length) / 100,
      written.length,
      samples,
      JSON.stringify(histogram),
    );
  }
  for (const { product, other, count } of compared) {
    const [id, otherId] = [numbers.product.get(product), numbers.product.get(other)];
    if (id !== undefined && otherId !== undefined) store.run('insert into often_compared values (?, ?, ?)', id, otherId, count);
  }
}
