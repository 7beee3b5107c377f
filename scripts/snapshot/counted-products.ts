import type { Store } from './statements.ts';

/** A product as groups are counted from it. */
export interface CountedProduct {
  readonly id: number;
  readonly alias: string;
  readonly brand: string;
  readonly category: string;
  readonly title: string;
  readonly discontinued: boolean;
  /** Aliases of the formulas before and after. */
  readonly kin: readonly string[];
  /** Null where too little was recognised. */
  readonly flags: readonly string[] | null;
  readonly roles: readonly string[];
  readonly effects: readonly string[];
  /** Those of which there may be enough. */
  readonly sound: readonly string[];
  /** Null where its category is not certain. */
  readonly finerKind: string | null;
  /** Null where not every name of its list was read. */
  readonly raised: readonly string[] | null;
}

const words = (text: unknown) => (text ? String(text).split(' ') : []);

/** All products in the order of adding. */
export function countedProducts(store: Store): CountedProduct[] {
  return store
    .all(
      `select id, alias, brand, category, json_extract(record, '$.title.en') as title, discontinued, replaces, replaced_by, flags, roles, effects, sound,
              finer_kind, raised
       from products join readings on readings.product = products.id order by id`,
    )
    .map((row) => ({
      id: Number(row['id']),
      alias: String(row['alias']),
      brand: String(row['brand']),
      category: String(row['category']),
      title: String(row['title']),
      discontinued: row['discontinued'] === 1,
      kin: [row['replaces'], row['replaced_by']].flatMap((alias) => (alias == null ? [] : String(alias))),
      flags: row['flags'] === null ? null : words(row['flags']),
      roles: words(row['roles']),
      effects: words(row['effects']),
      sound: words(row['sound']),
      finerKind: row['finer_kind'] === null ? null : String(row['finer_kind']),
      raised: row['raised'] === null ? null : words(row['raised']),
    }));
}
