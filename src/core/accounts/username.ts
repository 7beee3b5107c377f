/** Addresses under /user that are no person's. */
export const reservedUsernames: ReadonlySet<string> = new Set(['settings', 'my-added-products', 'thanks-for-review', 'routine', 'admin']);
export const usernameLength = { least: 3, most: 30 } as const;

export type UsernameProblem = 'username.too_short' | 'username.too_long' | 'username.characters' | 'username.reserved';

/** What is wrong with a username, or null. Latin letters, digits and underscore only. */
export function usernameProblem(username: string): UsernameProblem | null {
  if (!/^\w*$/.test(username)) return 'username.characters';
  if (username.length < usernameLength.least) return 'username.too_short';
  if (username.length > usernameLength.most) return 'username.too_long';
  return reservedUsernames.has(usernameKey(username)) ? 'username.reserved' : null;
}

/** Two usernames that differ only in case are one. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}
