/** How many of each a page, an answer of the API, or a part of a page holds. */

export const productsPerPage = 24;
/** Products on a page of what one ingredient is in: such lists are long and many. */
export const productsWithPerPage = 48;
/** Of somebody's own, on their page. */
export const ownProductsPerAnswer = 20;
/** Brands of one answer, and of one page of the list that a browser filters. */
export const brandsPerAnswer = 60;
export const brandsPerPage = 100;
export const ingredientsPerPage = 200;
/** Ingredients found by a search or a filter. */
export const ingredientsPerAnswer = 60;
export const ingredientsPerRole = 300;
export const ingredientsPerFamily = 60;
export const similarPerIngredient = 6;
/** Products named on an ingredient's own page. */
export const productsPerIngredient = 6;
/** Ingredients that are named in a category's first sentence. */
export const distinctiveInShort = 5;
export const distinctivePerCategory = 3;
/** Dupes shown on a product's page, and on the page of its dupes. */
export const dupesOnProduct = 3;
export const maxDupes = 20;
/** Reviews shown on the page of what they are about, and on a page of reviews. */
export const reviewsOnSubject = 4;
export const reviewsPerPage = 24;
/** Reviews that are read without leaving the page. */
export const reviewsPerAnswer = 10;
export const usersPerPage = 50;
/** Fewer reviews than this are read at a glance in any order. */
export const fewestReviewsToSort = 5;
/** Shared effects named beside a product that may be liked. */
export const effectsPerLike = 3;
/** Kinds of product that stand above the list of all; the others are one link away. */
export const kindsOnShelf = 8;
/** What a product may be free of, offered before the rest. */
export const freeOfFirst = 5;
/** Brands that the filters offer by name; others are found by typing. */
export const brandsOffered = 20;
/** Names offered below a field while it is typed in. */
export const suggestionsShown = 8;
/** The cheapest of what shops ask, of each currency. */
export const offersOfCurrency = 6;
/** Comparisons named on the page where one is begun. */
export const comparisonsOffered = 12;
