import { listBrands, oneBrand } from '#api/brands.ts';
import { listIngredients, oneIngredient } from '#api/ingredients.ts';
import { oembed } from '#api/oembed.ts';
import { listProducts, oneProduct, productLists } from '#api/products.ts';
import { type Route, route } from '../api.ts';
import { answerBrand, answerBrands } from './brands.ts';
import { servedVersion } from './catalog.ts';
import { answerIngredient, answerIngredients } from './ingredients.ts';
import { answerLists } from './lists.ts';
import { answerOembed } from './oembed.ts';
import { answerProduct, answerProducts } from './products.ts';

/** The open catalogue. */
export const catalogRoutes: readonly Route[] = [
  route(listProducts, answerProducts, servedVersion),
  route(oneProduct, answerProduct),
  route(productLists, answerLists),
  route(oembed, answerOembed),
  route(listIngredients, answerIngredients, servedVersion),
  route(oneIngredient, answerIngredient, servedVersion),
  route(listBrands, answerBrands, servedVersion),
  route(oneBrand, answerBrand, servedVersion),
];
