/** What search knows by itself, products apart. */
export const entryKinds = ['need', 'category', 'brand', 'ingredient', 'role', 'thing'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Something that is found: a need, a kind of product, a brand, an ingredient, what ingredients are there for; or a thing, which is only a word for several ingredients. */
export interface Entry {
  readonly kind: EntryKind;
  /** Alias; of a brand too, and of needs and things their key. */
  readonly id: string;
  readonly title: string;
  /** What it is also called by, shown beside the title; empty where there is nothing. */
  readonly also: string;
  /** Everything else it is found by; first what it is shown as in the other language. */
  readonly names: readonly string[];
  /** How many lists hold it, or how many products it has. */
  readonly count: number;
  /** Families of ingredients, drawn as a chip; filters of a need, as parameters of an address. */
  readonly drawn: string;
  /** Ingredients that a need or a thing brings with it, best first. */
  readonly members: readonly string[];
  /** Needs that a thing is used for. */
  readonly needs: readonly string[];
  /** Its ingredients are names of one thing. */
  readonly oneThing: boolean;
}
