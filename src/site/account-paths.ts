export const loginPath = '/login';
export const registerPath = '/register';
export const recoverPasswordPath = '/recover-password';

/** The mailed links: what is secret stands in the fragment, which no server and no log sees. */
export function resetPasswordPath(token: string): string {
  return `/service/user/reset-password#token=${token}`;
}
export function verifyEmailPath(token: string): string {
  return `/service/user/verify-email#token=${token}`;
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
