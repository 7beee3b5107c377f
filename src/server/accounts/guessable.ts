import { readFileSync } from 'node:fs';
import { type GuessProblem, guessProblem } from '#core/accounts/password.ts';
import { onceDone } from '#core/remembered.ts';
import { ApiError } from '../problems.ts';

const listed = onceDone(
  async () =>
    new Set(
      readFileSync('data/common-passwords.txt', 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#')),
    ),
);

/** Why a password would be guessed first; null: it would not. `names`: what others may know of the account. */
export async function guessedFirst(password: string, names: readonly string[]): Promise<GuessProblem | null> {
  return guessProblem(password, await listed(), names);
}

/** Refuses a new password that would be guessed first. */
export async function refuseGuessable(password: string, names: readonly string[]): Promise<void> {
  const code = await guessedFirst(password, names);
  if (code !== null) throw new ApiError('input.invalid', { fields: [{ path: 'password', code }] });
}
