import type { Store } from './statements.ts';

/**
 * What of the snapshot an update touches, written down by triggers, so that nothing that writes has to remember it.
 * product: the row that lists show of it. product page: what stands on its own pages alone. brand, category: its record or which products it has.
 * brand name, category name, ingredient name: what other pages show of it. ingredient: its record. ingredient share: its part of all lists.
 * ingredient page: its reviews. products-with: which lists hold an ingredient. pair: category and ingredient. pairs: an ingredient's, distinctive: a category's pairs.
 */
export type TouchedKind =
  | 'product'
  | 'product page'
  | 'brand'
  | 'brand name'
  | 'category'
  | 'category name'
  | 'ingredient'
  | 'ingredient name'
  | 'ingredient share'
  | 'ingredient page'
  | 'products-with'
  | 'pair'
  | 'pairs'
  | 'distinctive';

interface Watch {
  readonly table: string;
  readonly kind: TouchedKind;
  /** What is touched, of "row". */
  readonly subject: string;
  /** Condition on "row". */
  readonly where?: string;
  /** What must differ for an update to count, of "row". */
  readonly shown: string;
}

/** What other pages show of a record: all but its counts. */
const named = "json_remove(row.record, '$.productCount', '$.flags', '$.typical')";
const categoryOf = '(select category from products where id = row.product)';

const watches: readonly Watch[] = [
  { table: 'products', kind: 'product', subject: 'row.id', shown: 'row.record' },
  { table: 'products', kind: 'brand', subject: 'row.brand', shown: 'row.brand' },
  { table: 'products', kind: 'category', subject: 'row.category', shown: 'row.category' },
  { table: 'outlines', kind: 'product', subject: 'row.product', shown: 'row.record' },
  { table: 'formulas', kind: 'product', subject: 'row.product', shown: 'row.record' },
  { table: 'brands', kind: 'brand', subject: 'row.alias', shown: 'row.record' },
  { table: 'brands', kind: 'brand name', subject: 'row.alias', shown: named },
  { table: 'categories', kind: 'category', subject: 'row.alias', shown: 'row.record' },
  { table: 'categories', kind: 'category name', subject: 'row.alias', shown: named },
  { table: 'ingredients', kind: 'ingredient', subject: 'row.id', shown: 'row.record' },
  { table: 'ingredients', kind: 'ingredient name', subject: 'row.id', shown: "(row.alias || ' ' || row.inci || ' ' || row.family)" },
  { table: 'ingredients', kind: 'ingredient share', subject: 'row.id', shown: "json_extract(row.record, '$.share')" },
  { table: 'postings', kind: 'product', subject: 'row.product', shown: 'row.place' },
  { table: 'postings', kind: 'products-with', subject: 'row.ingredient', shown: 'row.place' },
  {
    table: 'postings',
    kind: 'pair',
    subject: `${categoryOf} || ' ' || row.ingredient`,
    where: `${categoryOf} is not null`,
    shown: 'row.place',
  },
  { table: 'pairs', kind: 'pair', subject: "row.category || ' ' || row.ingredient", shown: "(row.ingredient || ' ' || row.product_count)" },
  { table: 'pairs', kind: 'pairs', subject: 'row.ingredient', shown: "(row.ingredient || ' ' || row.product_count)" },
  { table: 'pairs', kind: 'distinctive', subject: 'row.category', shown: "(row.ingredient || ' ' || row.product_count)" },
  ...(['product', 'ingredient'] as const).flatMap((kind): Watch[] => {
    const page = { kind: `${kind} page`, subject: 'row.subject', where: `row.kind = '${kind}'` } as const;
    return [
      { table: 'reviews', ...page, shown: 'row.record' },
      { table: 'review_summaries', ...page, shown: "(row.average || ' ' || row.count || ' ' || row.samples || ' ' || row.histogram)" },
    ];
  }),
  { table: 'dupes', kind: 'product page', subject: 'row.product', shown: "(row.twin || ' ' || row.other || ' ' || row.score)" },
  { table: 'also_like', kind: 'product page', subject: 'row.product', shown: "(row.other || ' ' || row.shared)" },
  { table: 'often_compared', kind: 'product page', subject: 'row.product', shown: "(row.other || ' ' || row.count)" },
];

const of = (row: 'old' | 'new', expression: string) => expression.replaceAll('row.', `${row}.`);

/** Has everything that is touched from now on written down as touched by this change of the live database. */
export function watch(store: Store, change: number): void {
  store.exec(`create temp table touching (change integer); insert into touching values (${change})`);
  const note = ({ kind, subject, where = 'true' }: Watch, row: 'old' | 'new') =>
    `insert into touched select '${kind}', ${of(row, subject)}, (select change from touching) where ${of(row, where)}
       on conflict do update set change = excluded.change;`;
  for (const [number, one] of watches.entries()) {
    const differs = `${of('old', one.shown)} is not ${of('new', one.shown)}`;
    store.exec(`
      create temp trigger touched_${number}_insert after insert on ${one.table} begin ${note(one, 'new')} end;
      create temp trigger touched_${number}_delete after delete on ${one.table} begin ${note(one, 'old')} end;
      create temp trigger touched_${number}_update after update on ${one.table} when ${differs} begin ${note(one, 'old')} ${note(one, 'new')} end;`);
  }
}

/** Subjects of each kind that were touched after a change. */
export function touchedAfter(store: Store, change: number): ReadonlyMap<TouchedKind, readonly string[]> {
  const rows = store.all('select kind, subject from touched where change > ?', change);
  const byKind = Map.groupBy(rows, ({ kind }) => kind as TouchedKind);
  return new Map([...byKind].map(([kind, members]) => [kind, members.map(({ subject }) => String(subject))]));
}
