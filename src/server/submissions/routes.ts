import { addProduct, editProduct, oneOwnProduct, ownProducts, setProductImage } from '#api/submissions.ts';
import { route } from '../api.ts';
import { changeProduct, listOwnProducts, pictureProduct, readOwnProduct, submitProduct } from './submissions.ts';

export const submissionRoutes = [
  route(addProduct, submitProduct),
  route(editProduct, changeProduct),
  route(setProductImage, pictureProduct),
];

export const ownProductRoutes = [route(ownProducts, listOwnProducts), route(oneOwnProduct, readOwnProduct)];
