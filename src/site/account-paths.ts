export const loginPath = '/login';
export const registerPath = '/register';
export const recoverPasswordPath = '/recover-password';
export const resetPagePath = '/service/user/reset-password';
export const resetSuccessPath = '/service/user/reset-success';
export const verifyPagePath = '/service/user/verify-email';
/** The own profile, and what belongs to it. */
export const userPath = '/user';
export const settingsPath = '/user/settings';
export const thanksPath = '/user/thanks-for-review';
/** What one keeps for oneself, with an account or without. */
export const shelfPath = '/shelf';
export const routinePath = '/user/routine';
export const usersPath = '/u';

/** What one has submitted, with what became of it. */
export function myProductsPath(page = 1): string {
  return page === 1 ? '/user/my-added-products' : `/user/my-added-products?page=${page}`;
}
/** The form for a product that is missing in the catalogue. */
export const newProductPath = '/products/new-product';
export const editPagePath = '/products/edit-product';
export const uploadPagePath = '/products/upload-image';

/** An own submission is named by its number. */
export function editProductPath(id: number): string {
  return `${editPagePath}?id=${id}`;
}
export function uploadImagePath(id: number): string {
  return `${uploadPagePath}?id=${id}`;
}

/** What everybody sees of a user. */
export function publicUserPath(username: string): string {
  return `${usersPath}/${username}`;
}
/** The page with the form for reviews. */
export const reviewPagePath = '/review';
export function writeReviewPath(kind: 'product' | 'ingredient', alias: string): string {
  return `${reviewPagePath}?${kind}=${alias}`;
}

/** The mailed links: what is secret stands in the fragment, which no server and no log sees. */
export function resetPasswordPath(token: string): string {
  return `${resetPagePath}#token=${token}`;
}
export function verifyEmailPath(token: string): string {
  return `${verifyPagePath}#token=${token}`;
}

/** Where a sign-in at a provider ends, well or not; the token in the fragment, for the same reason. */
export function loginTokenPath(token: string): string {
  return `${loginPath}#token=${token}`;
}
/** Where the second factor is asked for. */
export function loginAttemptPath(attempt: string): string {
  return `${loginPath}#attempt=${attempt}`;
}
export function loginProblemPath(problem: string, reason: string | null = null): string {
  return `${loginPath}#problem=${problem}${reason === null ? '' : `&reason=${encodeURIComponent(reason)}`}`;
}

/** An uploaded picture in one of its widths (pixels). */
export function mediaPath(key: string, width: number): string {
  return `/media/${key}-${width}.webp`;
}

const avatarWidth = 96;

/** The picture of a user where one is shown small; null without one. */
export function avatarPath(key: string | null): string | null {
  return key === null ? null : mediaPath(key, avatarWidth);
}

/** The editors' desk; its screens stand below it. */
export const adminPath = '/admin';
export const adminUsersPath = '/admin/users';
export const adminModerationPath = '/admin/moderation';

/** An account, as an administrator sees it. */
export function adminUserPath(id: number): string {
  return `${adminUsersPath}/${id}`;
}
export const newAdminProductPath = '/admin/new-product';
export function adminProductPath(alias: string): string {
  return `/admin/products/${alias}`;
}
export function adminBrandPath(alias: string): string {
  return `/admin/brands/${alias}`;
}
export function adminIngredientPath(alias: string): string {
  return `/admin/ingredients/${alias}`;
}
