import {
  changeEmail,
  changePassword,
  changeProfile,
  deleteAccount,
  exportAccount,
  profile,
  removeAvatar,
  setAvatar,
  userList,
  userRecord,
} from './account.ts';
import { auditLog, undoChange } from './admin/audit.ts';
import { brandRows, hideBrand, mergeBrand, patchBrand, readBrand } from './admin/brands.ts';
import { dashboard, startNight } from './admin/dashboard.ts';
import { decideExternal, externalProduct, externalProducts } from './admin/external-products.ts';
import { feedRejections, fetchFeed, listFeeds, previewFeed, readFeedRows, saveFeed } from './admin/feeds.ts';
import { continueImport, importReport, importRuns, importState, sendImportFile, startImport, stopImport } from './admin/imports.ts';
import { editIngredient, ingredientRows, previewIngredient, readIngredient, revertEdit } from './admin/ingredients.ts';
import {
  decideHeld,
  decideReport,
  decideSubmission,
  heldRows,
  moderationCounts,
  reportRows,
  submissionDetail,
  submissionRows,
} from './admin/moderation.ts';
import { createProduct, mergeProduct, patchProduct, readProduct } from './admin/product-editor.ts';
import { changeProducts, productRows } from './admin/products.ts';
import { nightlyRuns, publishNow, publishState } from './admin/publishing.ts';
import { sitemapAddress, sitemapState } from './admin/sitemap.ts';
import { banUsers, changeUser, endUserSessions, userDetail, userRows } from './admin/users.ts';
import { listBrands, oneBrand } from './brands.ts';
import type { Endpoint } from './endpoint.ts';
import { addFavorite, countComparison, favoriteList, removeFavorite } from './favorites.ts';
import { listIngredients, oneIngredient } from './ingredients.ts';
import { listProducts, oneProduct } from './products.ts';
import { report } from './reports.ts';
import { addReview, editReview, markHelpful, removeReview, reviewList, unmarkHelpful, userReviews } from './reviews.ts';
import { readRoutine, saveRoutine } from './routine.ts';
import {
  endSession,
  login,
  logout,
  recoverPassword,
  register,
  resetPassword,
  returnFromProvider,
  sessionList,
  startAtProvider,
  verifyEmail,
} from './security.ts';
import { description, health } from './service.ts';
import { addProduct, editProduct, oneOwnProduct, ownProducts, setProductImage } from './submissions.ts';

/** Every endpoint there is; a new record joins here and in the routes of a function. */
export const endpoints: readonly Endpoint[] = [
  listProducts,
  oneProduct,
  listIngredients,
  oneIngredient,
  listBrands,
  oneBrand,
  health,
  description,
  login,
  register,
  logout,
  recoverPassword,
  resetPassword,
  verifyEmail,
  startAtProvider,
  returnFromProvider,
  sessionList,
  endSession,
  profile,
  changeProfile,
  changePassword,
  changeEmail,
  exportAccount,
  deleteAccount,
  userList,
  userRecord,
  report,
  favoriteList,
  addFavorite,
  removeFavorite,
  countComparison,
  reviewList,
  userReviews,
  addReview,
  editReview,
  removeReview,
  markHelpful,
  unmarkHelpful,
  setAvatar,
  removeAvatar,
  readRoutine,
  saveRoutine,
  addProduct,
  editProduct,
  setProductImage,
  ownProducts,
  oneOwnProduct,
  auditLog,
  undoChange,
  productRows,
  changeProducts,
  userRows,
  userDetail,
  changeUser,
  banUsers,
  endUserSessions,
  moderationCounts,
  submissionRows,
  submissionDetail,
  decideSubmission,
  reportRows,
  decideReport,
  heldRows,
  decideHeld,
  readProduct,
  createProduct,
  patchProduct,
  mergeProduct,
  brandRows,
  readBrand,
  patchBrand,
  mergeBrand,
  hideBrand,
  ingredientRows,
  readIngredient,
  previewIngredient,
  editIngredient,
  revertEdit,
  publishState,
  publishNow,
  nightlyRuns,
  dashboard,
  startNight,
  listFeeds,
  saveFeed,
  fetchFeed,
  previewFeed,
  readFeedRows,
  feedRejections,
  externalProducts,
  externalProduct,
  decideExternal,
  sitemapState,
  sitemapAddress,
  importState,
  importRuns,
  importReport,
  sendImportFile,
  startImport,
  stopImport,
  continueImport,
];
