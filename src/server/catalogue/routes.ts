import { listBrands, oneBrand } from '#api/brands.ts';
import { listIngredients, oneIngredient } from '#api/ingredients.ts';
import { listProducts, oneProduct } from '#api/products.ts';
import { type Route, route } from '../api.ts';
import { answerBrand, answerBrands } from './brands.ts';
import { shownEdition } from './catalogue.ts';
import { answerIngredient, answerIngredients } from './ingredients.ts';
import { answerProduct, answerProducts } from './products.ts';

/** The open catalogue. */
export const catalogueRoutes: readonly Route[] = [
  route(listProducts, answerProducts, shownEdition),
  route(oneProduct, answerProduct),
  route(listIngredients, answerIngredients, shownEdition),
  route(oneIngredient, answerIngredient, shownEdition),
  route(listBrands, answerBrands, shownEdition),
  route(oneBrand, answerBrand, shownEdition),
];
