/** What search shows, in the order of entries that answer alike; products have their own index, and so have those that hold a thing that goes by several names. */
export const searchKinds = ['need', 'brand', 'category', 'ingredient', 'productsWith', 'role', 'product'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Where the browser finds the search index: the files of what search knows by itself, those of most people's queries first; the folders of the parts of products; the words of products; and the products that hold each thing, by its key. */
export interface SearchManifest {
  readonly names: readonly string[];
  readonly products: readonly string[];
  readonly vocabulary: string;
  readonly things: Readonly<Record<string, string>>;
}
