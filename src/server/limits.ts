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
  /** Everything that one caller asks a server on a machine of its own for, files included (scripts/serving/general-limit.ts). */
  all: { name: 'all', most: 6_000, seconds: minutes(1) },
  signInAccount: { name: 'sign-in-account', most: 10, seconds: minutes(15) },
  signInAddress: { name: 'sign-in-address', most: 30, seconds: minutes(15) },
  secondFactor: { name: 'second-factor', most: 10, seconds: minutes(15) },
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

/** Milliseconds that the first answer beyond a limit is held back, and at most: a function has ten seconds. */
const holding = { first: 250, most: 4_000 };

interface Counted {
  readonly calls: number;
  /** Seconds until it is counted from one again. */
  readonly left: number;
}

/** Counts a call by whom it is made, or whom it concerns. `key`: a network, an account. */
async function counted(db: Database, { name, seconds }: Limit, key: string | number, now: number): Promise<Counted> {
  const second = Math.floor(now / 1000);
  const windowStart = second - (second % seconds);
  return { calls: await countUp(db, `${name}:${key}`, windowStart), left: windowStart + seconds - second };
}

/** Counts a call and refuses it when it is one too many, saying when to come back. */
export async function limit(db: Database, one: Limit, key: string | number, now: number): Promise<void> {
  const { calls, left } = await counted(db, one, key, now);
  if (calls > one.most) throw new ApiError('rate.limited', { headers: { 'retry-after': String(left) } });
}

/** Counts a call; false when it is one too many. */
export async function isWithin(db: Database, one: Limit, key: string | number, now: number): Promise<boolean> {
  return (await counted(db, one, key, now)).calls <= one.most;
}

/**
 * Counts a call and says how many milliseconds its answer is to be held back: none within the limit, then twice as long each time. For what
 * strangers could use up in somebody's name: who is meant waits, and is never refused.
 */
export async function holdBack(db: Database, one: Limit, key: string | number, now: number): Promise<number> {
  const { calls } = await counted(db, one, key, now);
  return calls <= one.most ? 0 : Math.min(holding.most, holding.first * 2 ** (calls - one.most - 1));
}
