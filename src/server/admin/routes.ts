import { auditLog, undoChange } from '#api/admin/audit.ts';
import { brandRows, hideBrand, mergeBrand, patchBrand, readBrand } from '#api/admin/brands.ts';
import { editIngredient, ingredientRows, previewIngredient, readIngredient, revertEdit } from '#api/admin/ingredients.ts';
import { createProduct, mergeProduct, patchProduct, readProduct } from '#api/admin/product-editor.ts';
import { changeProducts, productRows } from '#api/admin/products.ts';
import { route } from '../api.ts';
import { listAudit, undo } from './audit.ts';
import { changeBrand, hideProducts, listBrandRows, mergeBrandInto, readEditedBrand } from './brands.ts';
import { dashboardRoutes } from './dashboard.ts';
import { feedRoutes } from './feeds/routes.ts';
import { importRoutes } from './imports.ts';
import { changeIngredient, listIngredientRows, readEditedIngredient, takeEditBack } from './ingredients.ts';
import { mergeInto } from './merge-products.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { previewEdit } from './preview-ingredient.ts';
import { changeProduct, enterProduct, readEditedProduct } from './product-editor.ts';
import { changeMany, listProductRows } from './products.ts';
import { publishingRoutes } from './publishing.ts';
import { sitemapRoutes } from './sitemap.ts';
import { userRoutes } from './user-routes.ts';

export const adminRoutes = [
  ...dashboardRoutes,
  ...importRoutes,
  ...sitemapRoutes,
  ...publishingRoutes,
  ...feedRoutes,
  ...userRoutes,
  ...moderationRoutes,
  route(auditLog, listAudit),
  route(undoChange, undo),
  route(productRows, listProductRows),
  route(changeProducts, changeMany),
  route(readProduct, readEditedProduct),
  route(createProduct, enterProduct),
  route(patchProduct, changeProduct),
  route(mergeProduct, mergeInto),
  route(brandRows, listBrandRows),
  route(readBrand, readEditedBrand),
  route(patchBrand, changeBrand),
  route(mergeBrand, mergeBrandInto),
  route(hideBrand, hideProducts),
  route(ingredientRows, listIngredientRows),
  route(readIngredient, readEditedIngredient),
  route(previewIngredient, previewEdit),
  route(editIngredient, changeIngredient),
  route(revertEdit, takeEditBack),
];
