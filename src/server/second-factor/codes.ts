import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { useRecoveryCode, useStep } from '#db/queries/second-factor.ts';
import { iso } from '../accounts/sessions.ts';
import { hashOfSecret } from '../accounts/tokens.ts';
import type { Services } from '../services.ts';
import { openSecret } from './sealed-secret.ts';

/** RFC 6238 as every app knows it: SHA-1, six digits, half a minute. */
const secretBytes = 20;
/** Half minutes before and after the present one whose codes are taken: phones are not exact, and people type. */
const window = 1;

const totpOf = (secret: string, issuer = '', label = '') => new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** However it was typed off. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Is it a code of an app, which can be guessed and is counted, or one of paper? */
export const isOfApp = (code: string): boolean => /^\d{6}$/.test(plain(code));

/** What an app reads from the QR code. */
export const addressOfSecret = (secret: string, site: string, username: string): string => totpOf(secret, site, username).toString();

/** Number of the half minute that the code belongs to; null when it is none of about now. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  // The library compares bytes, and takes only texts with as many as a code has.
  if (!isOfApp(code)) return null;
  const delta = totpOf(secret).validate({ token: plain(code), timestamp: now, window });
  return delta === null ? null : TOTP.counter({ timestamp: now }) + delta;
}

/** Letters and digits that are not taken for each other. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const shape = { codes: 8, groups: 6, signs: 4 };

/** Eight codes of 24 signs, some 118 bits: as much as needs no slow hash. */
export function newRecoveryCodes(): readonly string[] {
  const group = () => Array.from({ length: shape.signs }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: shape.codes }, () => Array.from({ length: shape.groups }, group).join('-'));
}

export const hashOfRecoveryCode = (code: string): string => hashOfSecret(plain(code));

/** Uses up a code of the user's app, or a recovery code; false when it is wrong, of another time, or was used. */
export async function useCode(services: Services, user: number, sealed: string, code: string): Promise<boolean> {
  const { db, accounts, now } = services;
  if (!isOfApp(code)) return useRecoveryCode(db, user, hashOfRecoveryCode(code), iso(now()));
  const step = stepOfCode(openSecret(accounts.secret, user, sealed), code, now());
  return step !== null && useStep(db, user, step);
}
