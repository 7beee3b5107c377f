/** What editors see of a product: its states, the questions to the whole catalogue that they work off, the columns they sort by. */

/** `pending` waits for an editor; `removed` is hidden: its page is gone. */
export const productStatuses = ['public', 'pending', 'rejected', 'removed'] as const;
export const productViews = ['unread', 'uncategorized', 'doubtful', 'twins', 'no-picture', 'prose', 'over-limit', 'discontinued'] as const;
export const productColumns = ['title', 'brand', 'category', 'status', 'added', 'updated'] as const;

export const brandColumns = ['name', 'products', 'country', 'updated'] as const;
export const brandViews = ['no-products', 'no-country', 'certified'] as const;

export const ingredientColumns = ['inci', 'products', 'edits'] as const;
export const ingredientViews = ['edited', 'unexplained'] as const;
