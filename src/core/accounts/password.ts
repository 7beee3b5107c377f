export const leastPasswordLength = 6;
/** bcrypt reads no further; a longer password would only seem longer. */
export const maxPasswordBytes = 72;

export type PasswordProblem = 'password.too_short' | 'password.no_digit' | 'password.too_long';

/** What is wrong with a password, or null: at least 6 characters, one of them a digit, at most 72 bytes in UTF-8. */
export function passwordProblem(password: string): PasswordProblem | null {
  if ([...password].length < leastPasswordLength) return 'password.too_short';
  if (!/\d/.test(password)) return 'password.no_digit';
  return new TextEncoder().encode(password).length > maxPasswordBytes ? 'password.too_long' : null;
}

export type GuessProblem = 'password.common' | 'password.personal';

const site = 'inciscope';
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/**
 * Why a password is among the first that somebody tries, or null: it is one of `common` (in small letters), or a name of the account or the
 * site with digits around it.
 */
export function guessProblem(password: string, common: ReadonlySet<string>, names: readonly string[]): GuessProblem | null {
  if (common.has(password.toLowerCase())) return 'password.common';
  const letters = lettersOf(password);
  const known = [site, ...names.flatMap((name) => [name, name.split('@', 1)[0] ?? ''])].map(lettersOf);
  return letters !== '' && known.includes(letters) ? 'password.personal' : null;
}
