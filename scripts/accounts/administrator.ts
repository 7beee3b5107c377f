import { randomInt } from 'node:crypto';
import { hash } from 'bcryptjs';
import { eq, or } from 'drizzle-orm';
import { banOf } from '#core/accounts/ban.ts';
import { emailKey, emailProblem } from '#core/accounts/email.ts';
import { leastPasswordLength, maxPasswordBytes, passwordProblem } from '#core/accounts/password.ts';
import { usernameKey, usernameLength, usernameProblem } from '#core/accounts/username.ts';
import type { Database } from '#db/database.ts';
import { userByName } from '#db/queries/accounts.ts';
import { removeSecondFactor } from '#db/queries/second-factor.ts';
import { endSessions } from '#db/queries/sessions.ts';
import { auditLog, users } from '#db/schema/index.ts';
import { guessedFirst } from '#server/accounts/guessable.ts';

const problems = {
  'username.characters': 'A username is made of Latin letters, digits and underscores.',
  'username.too_short': `A username has at least ${usernameLength.least} characters.`,
  'username.too_long': `A username has at most ${usernameLength.most} characters.`,
  'username.reserved': 'This username is the address of a page. Choose another one.',
  'email.invalid': 'This is no e-mail address.',
  'password.too_short': `A password has at least ${leastPasswordLength} characters.`,
  'password.no_digit': 'A password holds at least one digit.',
  'password.too_long': `A password has at most ${maxPasswordBytes} bytes.`,
  'password.common': 'This password is one of the most common and is guessed first.',
  'password.personal': 'This password is a name of the account or of the site with digits.',
} as const;

function refuse(problem: keyof typeof problems | null): void {
  if (problem !== null) throw new Error(problems[problem]);
}

/** Letters and digits that are not taken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const groups = 4;

/** Four groups of four letters and a digit: some 85 bits. */
export function generatePassword(): string {
  const pick = (from: string) => from[randomInt(from.length)];
  return Array.from({ length: groups }, () => `${pick(letters)}${pick(letters)}${pick(letters)}${pick(letters)}${pick(digits)}`).join('-');
}

export interface Appointment {
  readonly username: string;
  readonly email: string;
  /** Asked only when a new account is made. */
  readonly password: () => Promise<string>;
  /** ISO moment. */
  readonly at: string;
  /** Rounds of bcrypt, as a power of two. */
  readonly cost: number;
}

/** Makes an administrator of an account, whose sessions end, or a new account. Refuses an account that is somebody else's, unconfirmed, banned or invented. */
export async function appointAdministrator(db: Database, appointment: Appointment): Promise<'made' | 'promoted' | 'already'> {
  const { username, email, at, cost } = appointment;
  refuse(usernameProblem(username));
  refuse(emailProblem(email));
  const keys = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
  const found = await db
    .select()
    .from(users)
    .where(or(eq(users.usernameKey, keys.usernameKey), eq(users.emailKey, keys.emailKey)));
  const account = found.find((user) => user.usernameKey === keys.usernameKey);
  if (!account && found[0]) throw new Error(`The e-mail address ${email} belongs to the account "${found[0].username}".`);
  if (account) {
    if (account.emailKey !== keys.emailKey) throw new Error(`The account "${account.username}" has another e-mail address.`);
    if (account.demo) throw new Error(`The account "${account.username}" is invented for the demonstration: nobody can sign in to it.`);
    if (banOf(account, at)) throw new Error(`The account "${account.username}" is banned; an administrator must lift the ban first.`);
    if (account.role === 'admin') return 'already';
    // Whoever made the account without owning the address would become an administrator.
    if (account.emailVerifiedAt === null)
      throw new Error(
        `The account "${account.username}" has not confirmed its e-mail address; its owner must open the link in the mail first.`,
      );
  }
  const password = account ? null : await appointment.password();
  if (password !== null) refuse(passwordProblem(password) ?? (await guessedFirst(password, [username, email])));
  const passwordHash = password === null ? null : await hash(password, cost);
  await db.transaction(async (tx) => {
    if (account) {
      await tx.update(users).set({ role: 'admin' }).where(eq(users.id, account.id));
      // A token that somebody else may hold must not become an administrator's.
      await endSessions(tx, account.id, at);
    } else await tx.insert(users).values({ username, email, ...keys, emailVerifiedAt: at, passwordHash, role: 'admin', createdAt: at });
    await tx.insert(auditLog).values({ at, action: 'user.role', subject: username, detail: JSON.stringify({ role: 'admin' }) });
  });
  return account ? 'promoted' : 'made';
}

/** Ends the second factor of an account whose phone and recovery codes are gone, and its sessions; resolves with its name as it is spelled. */
export async function forgetSecondFactor(db: Database, username: string, at: string): Promise<string> {
  const account = await userByName(db, username);
  if (!account) throw new Error(`There is no account "${username}".`);
  if (!(await removeSecondFactor(db, account.id, at, null))) throw new Error(`The account "${account.username}" has no second factor.`);
  await db
    .insert(auditLog)
    .values({ at, action: 'user.second_factor', subject: account.username, detail: JSON.stringify({ ended: true }) });
  return account.username;
}
