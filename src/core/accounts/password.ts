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
