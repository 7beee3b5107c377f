import { hasAddress, type UserRow } from '#db/queries/accounts.ts';
import { insertMailedToken } from '#db/queries/mailed-tokens.ts';
import { recoverPasswordPath, resetPasswordPath, verifyEmailPath } from '#site/account-paths.ts';
import { contentPath } from '#site/paths.ts';
import { isWithin } from '../limits.ts';
import { type AuthorLetter, type LetterKind, letter } from '../mail/letters.ts';
import type { Services } from '../services.ts';
import { contactOf } from './bans.ts';
import { iso } from './sessions.ts';
import { mailedSecret } from './tokens.ts';

const hour = 3_600_000;
const lifetimes = { 'password-reset': hour, 'email-verification': 48 * hour } as const;

type Addressee = Pick<UserRow, 'id' | 'username' | 'email'>;

/** Strangers can have us write to an account, but not without end. Links live as long as they are counted: who is sent no more has one that works. */
const mayWrite = ({ db, limits, now }: Services, kind: 'reset' | 'taken', { id }: Addressee): Promise<boolean> =>
  isWithin(db, limits.recovery, `${kind} ${id}`, now());

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
  if (!(await mayWrite(services, 'reset', user))) return;
  await send(services, 'reset', user, resetPasswordPath(await linkSecret(services, user, 'password-reset')));
}

/** Asks the owner of an address to confirm it; `user.email` is the address in question. */
export async function sendVerification(services: Services, user: Addressee): Promise<void> {
  await send(services, 'verify', user, verifyEmailPath(await linkSecret(services, user, 'email-verification')));
}

/** Tells the holder of an address that somebody entered it; whoever entered it learns nothing. */
export async function tellHolder(services: Services, holder: Addressee): Promise<void> {
  if (await mayWrite(services, 'taken', holder)) await send(services, 'taken', holder, recoverPasswordPath);
}

export async function tellPasswordChanged(services: Services, user: UserRow): Promise<void> {
  if (hasAddress(user)) await send(services, 'password', user, recoverPasswordPath);
}

/** Tells the address an account had until now; a link there opens it no more. */
export async function tellAddressChanged(services: Services, before: UserRow): Promise<void> {
  if (hasAddress(before)) await send(services, 'address', before, contentPath('contact'), { contact: contactOf(services) });
}

/** Tells the owner of an account that a provider opens it from now on. */
export const tellConnected = (services: Services, user: Addressee, provider: string): Promise<void> =>
  send(services, 'connected', user, recoverPasswordPath, { provider });

/** Tells an administrator that sign-ins ask for a second factor from now on, or no more. */
export const tellSecondFactor = (services: Services, user: UserRow, kind: 'factor-on' | 'factor-off'): Promise<void> =>
  send(services, kind, user, recoverPasswordPath);

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
