export const productsPerPage = 24;
export const ingredientsPerPage = 200;
/** Products named on an ingredient's own page. */
export const productsPerIngredient = 6;
