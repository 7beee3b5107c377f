/** What search finds, in the order of its results. */
export const searchKinds = ['product', 'ingredient', 'brand'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Where the browser finds the search index: the folders of the parts of each kind, and the vocabulary. */
export interface SearchManifest {
  readonly parts: Readonly<Record<SearchKind, readonly string[]>>;
  readonly vocabulary: string;
}
