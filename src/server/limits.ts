import type { Database } from '#db/database.ts';
import { countUp } from '#db/queries/limits.ts';
import { ApiError } from './problems.ts';

/** So many calls in so many seconds. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

const minutes = (count: number) => count * 60;

/** The limits of the site; RATE_* raises or lowers them. */
export const limits = {
  signInAccount: { name: 'sign-in-account', most: 10, seconds: minutes(15) },
  signInAddress: { name: 'sign-in-address', most: 30, seconds: minutes(15) },
  registration: { name: 'registration', most: 5, seconds: minutes(60) },
  recovery: { name: 'recovery', most: 5, seconds: minutes(60) },
  mailedToken: { name: 'mailed-token', most: 30, seconds: minutes(60) },
  reviews: { name: 'reviews', most: 20, seconds: minutes(60) },
  submissions: { name: 'submissions', most: 20, seconds: minutes(60) },
  images: { name: 'images', most: 40, seconds: minutes(60) },
  reports: { name: 'reports', most: 20, seconds: minutes(60) },
  writing: { name: 'writing', most: 300, seconds: minutes(15) },
  export: { name: 'export', most: 10, seconds: minutes(60) },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof limits;

export type Limits = Readonly<Record<LimitName, Limit>>;

/** Counts a call and refuses it when it is one too many, saying when to come back. `key`: an address, an account. */
export async function limit(db: Database, { name, most, seconds }: Limit, key: string | number, now: number): Promise<void> {
  const second = Math.floor(now / 1000);
  const windowStart = second - (second % seconds);
  const calls = await countUp(db, `${name}:${key}`, windowStart);
  if (calls > most) throw new ApiError('rate.limited', { headers: { 'retry-after': String(windowStart + seconds - second) } });
}
