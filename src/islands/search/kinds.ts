/** What search finds, in the order of its results. */
export const searchKinds = ['product', 'ingredient', 'brand'] as const;
export type SearchKind = (typeof searchKinds)[number];
