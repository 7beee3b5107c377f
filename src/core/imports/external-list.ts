/** What editors see of the queue of external products: questions to it, and the columns it is sorted by. */
export const externalStates = ['waiting', 'approved', 'merged', 'rejected'] as const;
export const externalViews = ['sure', 'alike', 'new', 'no-list'] as const;
export const externalColumns = ['title', 'brand', 'shop', 'likeness', 'added'] as const;
/** What a product of the catalogue was found by. */
export const matchKinds = ['item', 'barcode', 'title'] as const;
/** Why nothing was done with a row. */
export const skipReasons = ['decided', 'no-list', 'in-catalogue', 'no-match'] as const;
/** What a row and a product are compared by. */
export const externalFields = ['brand', 'title', 'category', 'list', 'sizes', 'barcodes', 'offers', 'link', 'picture'] as const;
