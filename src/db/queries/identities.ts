import { and, eq } from 'drizzle-orm';
import { banOf } from '#core/accounts/ban.ts';
import { usernameChoices } from '#core/accounts/username.ts';
import type { Database } from '#db/database.ts';
import { identities, users } from '#db/schema/index.ts';
import { insertUser, type UserRow, userByEmail, userById } from './accounts.ts';

type Writer = Parameters<Parameters<Database['transaction']>[0]>[0];

interface Identity {
  readonly provider: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly names: readonly string[];
}

export type FoundAccount =
  | { readonly kind: 'known'; readonly user: UserRow }
  /** The account with the same address, which we and the provider have both confirmed; connected from now on. */
  | { readonly kind: 'connected'; readonly user: UserRow }
  /** `holder`: the account that the unconfirmed address belongs to. */
  | { readonly kind: 'made'; readonly user: UserRow; readonly holder: UserRow | null }
  /** An account has the address without ever having confirmed it: whoever made it may be somebody else. */
  | { readonly kind: 'unconfirmed' };

async function userOfIdentity(db: Pick<Database, 'select'>, provider: string, subject: string): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.user ?? null;
}

/** An account under the first name that is free; an address that the provider has confirmed counts as confirmed. */
async function makeAccount(db: Writer, identity: Identity, at: string, random: string): Promise<FoundAccount & { kind: 'made' }> {
  const { email, emailVerified, names } = identity;
  for (const username of usernameChoices(names, random)) {
    const made = await insertUser(db, { username, email, emailVerifiedAt: emailVerified ? at : null, passwordHash: null, at });
    const user = made.kind === 'username_taken' ? null : await userById(db, made.id);
    if (user) return { kind: 'made', user, holder: made.kind === 'made-without-address' ? made.holder : null };
  }
  throw new Error('No username was free.');
}

/**
 * The account of somebody who signed in at a provider: the one connected before, the one with the same address when both sides have confirmed
 * it, else a new one. An address that the provider has not confirmed opens no account. Only one of two who come at once makes it.
 */
export function accountOfIdentity(db: Database, identity: Identity, at: string, random: string): Promise<FoundAccount> {
  const { provider, subject, email, emailVerified } = identity;
  return db.transaction(async (inside): Promise<FoundAccount> => {
    const owner = await userOfIdentity(inside, provider, subject);
    if (owner) return { kind: 'known', user: owner };
    const connect = (user: UserRow) => inside.insert(identities).values({ provider, subject, userId: user.id });
    const holder = emailVerified ? await userByEmail(inside, email) : null;
    if (holder && holder.emailVerifiedAt === null) return { kind: 'unconfirmed' };
    const found = holder ? ({ kind: 'connected', user: holder } as const) : await makeAccount(inside, identity, at, random);
    // Who is banned gets no further way in.
    if (banOf(found.user, at) === null) await connect(found.user);
    return found;
  });
}
