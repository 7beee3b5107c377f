export const productsPerPage = 24;
export const ingredientsPerPage = 200;
export const ingredientsPerRole = 300;
export const ingredientsPerFamily = 60;
export const similarPerIngredient = 6;
/** Products named on an ingredient's own page. */
export const productsPerIngredient = 6;
/** Ingredients that are named in a category's first sentence. */
export const tellingInShort = 5;
export const tellingPerCategory = 3;
/** Dupes shown on a product's page, and on the page of its dupes. */
export const dupesOnProduct = 4;
export const maxDupes = 20;
/** Reviews shown on the page of what they are about, and on a page of reviews. */
export const reviewsOnSubject = 4;
export const reviewsPerPage = 24;
/** Fewer reviews than this are read at a glance in any order. */
export const fewestReviewsToSort = 5;
/** Shared effects named beside a product that may be liked. */
export const effectsPerLike = 3;
/** Brands that the filters offer by name; others are found by typing. */
export const brandsOffered = 20;
