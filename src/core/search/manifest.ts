/** What search shows, in the order of entries that answer alike; products have their own index. */
export const searchKinds = ['need', 'brand', 'category', 'ingredient', 'role', 'product'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Where the browser finds the search index: the files of what search knows by itself, those of most people's queries first; the folders of the parts of products; and the words of products. */
export interface SearchManifest {
  readonly names: readonly string[];
  readonly products: readonly string[];
  readonly vocabulary: string;
}
