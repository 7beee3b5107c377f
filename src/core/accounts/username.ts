import { aliasOf } from '#core/inci/names/fold.ts';

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

/** A username out of what somebody is called elsewhere; null when nothing of it fits. What holds an "@" is an address, which others must not see. */
function usernameOf(name: string): string | null {
  if (name.includes('@')) return null;
  const made = aliasOf(name).replaceAll('-', '_').slice(0, usernameLength.most);
  return usernameProblem(made) === null ? made : null;
}

/** As many of one name are tried before it is given up. */
const maxOfOneName = 20;

/** Usernames to try in turn for somebody with these names; `random` makes the last one. */
export function usernameChoices(names: readonly string[], random: string): string[] {
  const base = names.map(usernameOf).find((name) => name !== null);
  const numbered = (name: string, number: number) => `${name.slice(0, usernameLength.most - 3)}_${number}`;
  const more = base ? Array.from({ length: maxOfOneName - 1 }, (_, index) => numbered(base, index + 2)) : [];
  return [...(base ? [base] : []), ...more, `user_${random}`];
}

/** Two usernames that differ only in case are one. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}
