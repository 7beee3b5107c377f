import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const sizes = { key: 32, iv: 12, tag: 16 };

/** A key of its own: what signs the sessions must not also encrypt. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'inciscope second factor', sizes.key));
/** A sealed secret opens for its own account alone. */
const bound = (user: number) => Buffer.from(`user ${user}`);

/** Encrypts the secret of a user's second factor, so that who reads the database alone can make no codes. */
export function sealSecret(authSecret: string, user: number, text: string): string {
  const iv = randomBytes(sizes.iv);
  const sealing = createCipheriv(cipher, keyOf(authSecret), iv).setAAD(bound(user));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Throws where it was sealed with another AUTH_SECRET, for another user, or is damaged. */
export function openSecret(authSecret: string, user: number, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, sizes.iv);
  const tag = bytes.subarray(sizes.iv, sizes.iv + sizes.tag);
  const opening = createDecipheriv(cipher, keyOf(authSecret), iv, { authTagLength: sizes.tag }).setAAD(bound(user)).setAuthTag(tag);
  return opening.update(bytes.subarray(sizes.iv + sizes.tag), undefined, 'utf8') + opening.final('utf8');
}
