import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { limits } from '#server/limits.ts';

const folder = '.cache/bench/publishing';
const database = `${folder}/live.db`;
/** Milliseconds that the first start may take: it makes the catalogue and all pages. */
const patience = 30 * 60_000;

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const place = server.address();
      server.close(() => found(typeof place === 'object' && place ? place.port : 0));
    });
  });
}

export interface Fresh {
  readonly url: string;
  /** Folder of the built pages. */
  readonly out: string;
  /** Makes an account with a confirmed address; resolves with its token. */
  readonly join: (name: string, role: 'user' | 'admin') => Promise<string>;
  readonly stop: () => void;
}

async function untilItServes(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const isThere = await fetch(`${url}/api/v2/health`)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (isThere) return;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The start came to nothing; what it said stands above.');
    await setTimeout(500);
  }
}

/** `npm start` in a folder where nothing is yet: the default demonstration, with the limits so high that nobody meets them. */
export async function startFresh(): Promise<Fresh> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const out = `${folder}/site`;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: `file:${database}`,
      SNAPSHOT: `${folder}/snapshot.db`,
      OUT_DIR: out,
      UPLOADS: `${folder}/uploads`,
      AUTH_SECRET: 'a secret of at least thirty-two characters',
      ...Object.fromEntries(Object.values(limits).map(({ name }) => [`RATE_${name.toUpperCase().replaceAll('-', '_')}`, '1000000'])),
    },
  });
  const stop = () => void child.kill();
  try {
    await untilItServes(child, url);
  } catch (error) {
    stop();
    throw error;
  }
  const join = async (name: string, role: 'user' | 'admin') => {
    const body = JSON.stringify({ username: name, email: `${name}@example.test`, password: 'harbour7' });
    const answer = await fetch(`${url}/api/v2/security/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!answer.ok) throw new Error(`Registration answered with ${answer.status}: ${await answer.text()}`);
    const live = new DatabaseSync(database, { timeout: 5_000 });
    live.prepare("update users set role = ?, email_verified_at = '2026-01-01T00:00:00.000Z' where username = ?").run(role, name);
    live.close();
    const { token }: { token: string } = await answer.json();
    return token;
  };
  return { url, out, join, stop };
}
