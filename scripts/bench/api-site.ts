import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { asc, eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { type Database, migrateDatabase } from '#db/database.ts';
import { insertUser } from '#db/queries/accounts.ts';
import { insertSession } from '#db/queries/sessions.ts';
import { products } from '#db/schema/index.ts';
import { inlinePasswords } from '#server/accounts/passwords.ts';
import { signToken } from '#server/accounts/tokens.ts';
import { limits } from '#server/limits.ts';
import { makeDemo } from '../catalog/prepare.ts';

/** The site whose API is measured: its database with users, its servers, and where its mail goes. */

export const connections = 32;
export const folder = '.cache/bench/api';
const secret = 'a secret of at least thirty-two characters';
const hour = 3_600_000;
export const password = 'harbour7';

/** The settings of the servers: everything as a fresh site has it, the limits on, but so high that nobody meets them. */
export const environment = {
  ...process.env,
  DATABASE_URL: `file:${folder}/live.db`,
  AUTH_SECRET: secret,
  OUT_DIR: `${folder}/site`,
  ...Object.fromEntries(Object.values(limits).map(({ name }) => [`RATE_${name.toUpperCase().replaceAll('-', '_')}`, '1000000'])),
};

export interface Site {
  readonly db: Database;
  readonly aliases: readonly string[];
  /** A signed-in user for each connection. */
  readonly tokens: readonly string[];
}

/** Fills a fresh database. */
export async function settle(db: Database): Promise<Site> {
  await migrateDatabase(db);
  await makeDemo(db, 1_500, true);
  const now = Date.now();
  const [at, expiresAt] = [new Date(now).toISOString(), new Date(now + hour).toISOString()];
  const passwordHash = await inlinePasswords(10).hash(password);
  const tokens: string[] = [];
  for (let number = 0; number < connections; number += 1) {
    const made = await insertUser(db, { username: `visitor_${number}`, email: `visitor${number}@example.test`, passwordHash, at });
    if (made.kind !== 'made') throw new Error('The database is not fresh.');
    const session = crypto.randomUUID();
    await insertSession(db, { id: session, userId: made.id, agent: null, createdAt: at, expiresAt });
    tokens.push(await signToken(secret, { user: made.id, session }, now, now + hour));
  }
  const rows = await db.select({ alias: products.alias }).from(products).where(eq(products.status, 'public')).orderBy(asc(products.id));
  return { db, tokens, aliases: rows.map(({ alias }) => alias) };
}

export interface Server {
  readonly url: string;
  /** Milliseconds of processor time so far. */
  readonly worked: () => Promise<number>;
  readonly stop: () => void;
}

export async function startServer(smtp: string): Promise<Server> {
  const started = fork(new URL('./api-server.ts', import.meta.url), { env: { ...environment, SMTP_URL: smtp } });
  const [port] = await once(started, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    worked: async () => {
      started.send('worked?');
      const [{ user, system }] = await once(started, 'message');
      return (user + system) / 1_000;
    },
    stop: () => void started.kill(),
  };
}

/** A mail server that takes everything and keeps nothing. */
export async function startMailServer(): Promise<{ url: string; stop: () => void }> {
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => void stream.resume().on('end', () => done()),
  });
  const server = mail.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => mail.close() };
}
