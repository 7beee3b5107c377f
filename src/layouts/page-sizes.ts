export const productsPerPage = 24;
export const ingredientsPerPage = 200;
export const ingredientsPerRole = 300;
export const ingredientsPerFamily = 60;
export const similarPerIngredient = 6;
/** Products named on an ingredient's own page. */
export const productsPerIngredient = 6;
