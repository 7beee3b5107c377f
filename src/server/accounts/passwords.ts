import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { compare, hash } from 'bcryptjs';
import { onceDone } from '#core/remembered.ts';
import type { PasswordAnswer, PasswordQuestion } from './password-messages.ts';

/** Hashing takes tens of milliseconds of pure computing: a server with other callers does it in a thread. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long whether the account has a password or there is no account (null). */
  readonly matches: (password: string, hash: string | null) => Promise<boolean>;
}

/** A hash of nobody's password, of the same cost as the real ones: what is compared when there is no account. */
async function decoy(make: (password: string) => Promise<string>): Promise<string> {
  return make(crypto.randomUUID());
}

function passwordsOf(make: (password: string) => Promise<string>, check: (password: string, hash: string) => Promise<boolean>): Passwords {
  const nobody = onceDone(() => decoy(make));
  return {
    hash: make,
    matches: async (password, known) => {
      const same = await check(password, known ?? (await nobody()));
      return same && known !== null;
    },
  };
}

/** Hashes where it is called; for functions that answer one call at a time. `cost`: rounds as a power of two. */
export const inlinePasswords = (cost: number): Passwords => passwordsOf((password) => hash(password, cost), compare);

type Unnumbered<Question> = Question extends PasswordQuestion ? Omit<Question, 'id'> : never;

const workerFile = new URL('./password-worker.ts', import.meta.url);

/** Hashes in a thread of its own, started by the first call; inline where the worker's file was not bundled along. */
export function threadPasswords(cost: number): Passwords {
  if (!existsSync(workerFile)) return inlinePasswords(cost);
  const waiting = new Map<number, { readonly done: (answer: PasswordAnswer) => void; readonly fail: (error: Error) => void }>();
  let worker: Worker | null = null;
  let next = 0;
  const start = () => {
    const started = new Worker(workerFile);
    started.unref();
    started.on('message', (answer: PasswordAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.error === undefined) asked?.done(answer);
      else asked?.fail(new Error(answer.error));
    });
    started.on('error', (error: Error) => {
      worker = null;
      for (const { fail } of waiting.values()) fail(error);
      waiting.clear();
    });
    return started;
  };
  const ask = (question: Unnumbered<PasswordQuestion>) =>
    new Promise<PasswordAnswer>((done, fail) => {
      worker ??= start();
      next += 1;
      waiting.set(next, { done, fail });
      worker.postMessage({ ...question, id: next });
    });
  return passwordsOf(
    async (password) => (await ask({ kind: 'hash', password, cost })).hash ?? '',
    async (password, known) => (await ask({ kind: 'compare', password, hash: known })).same === true,
  );
}
