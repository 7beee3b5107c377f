import type { UserRow } from '#db/queries/accounts.ts';
import { insertMailedToken } from '#db/queries/mailed-tokens.ts';
import { recoverPasswordPath, resetPasswordPath, verifyEmailPath } from '#site/account-paths.ts';
import { type AuthorLetter, type LetterKind, letter } from '../mail/letters.ts';
import type { Services } from '../services.ts';
import { contactOf } from './bans.ts';
import { iso } from './sessions.ts';
import { mailedSecret } from './tokens.ts';

const hour = 3_600_000;
const lifetimes = { 'password-reset': hour, 'email-verification': 48 * hour } as const;

type Addressee = Pick<UserRow, 'id' | 'username' | 'email'>;

async function send(
  services: Services,
  kind: LetterKind,
  { username, email }: Addressee,
  path: string,
  values?: Readonly<Record<string, string>>,
): Promise<void> {
  const { site, address, mailer } = services;
  const { host } = new URL(address);
  await mailer.send(letter(site.language, host, { kind, to: email, username, link: address + path, values }));
}

/** A link that works once; the database keeps only a hash of its secret. */
async function linkSecret(services: Services, user: Addressee, purpose: keyof typeof lifetimes): Promise<string> {
  const now = services.now();
  const { secret, hash } = mailedSecret();
  const expiresAt = iso(now + lifetimes[purpose]);
  await insertMailedToken(services.db, { hash, userId: user.id, purpose, email: user.email, expiresAt }, iso(now));
  return secret;
}

export async function sendReset(services: Services, user: Addressee): Promise<void> {
  await send(services, 'reset', user, resetPasswordPath(await linkSecret(services, user, 'password-reset')));
}

/** Asks the owner of an address to confirm it; `user.email` is the address in question. */
export async function sendVerification(services: Services, user: Addressee): Promise<void> {
  await send(services, 'verify', user, verifyEmailPath(await linkSecret(services, user, 'email-verification')));
}

/** Tells the holder of an address that somebody entered it; whoever entered it learns nothing. */
export const tellHolder = (services: Services, holder: Addressee): Promise<void> => send(services, 'taken', holder, recoverPasswordPath);

export const tellPasswordChanged = (services: Services, user: Addressee): Promise<void> =>
  send(services, 'password', user, recoverPasswordPath);

/** Tells the owner of an account that a provider opens it from now on. */
export const tellConnected = (services: Services, user: Addressee, provider: string): Promise<void> =>
  send(services, 'connected', user, recoverPasswordPath, { provider });

/** Tells an author what editors decided. An address that nobody has confirmed may be a stranger's, and is sent nothing: the site tells it too. */
export async function tellAuthor(
  services: Services,
  user: UserRow,
  kind: AuthorLetter,
  path: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (user.emailVerifiedAt === null || user.demo) return;
  await send(services, kind, user, path, { ...values, contact: contactOf(services) });
}
