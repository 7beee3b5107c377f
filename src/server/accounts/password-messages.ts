/** What is asked of the worker, and what comes back. */
export type PasswordQuestion =
  | { readonly id: number; readonly kind: 'hash'; readonly password: string; readonly cost: number }
  | { readonly id: number; readonly kind: 'compare'; readonly password: string; readonly hash: string };
export interface PasswordAnswer {
  readonly id: number;
  readonly hash?: string;
  readonly same?: boolean;
  readonly error?: string;
}
