import type { Limit } from '#server/limits.ts';

/** Callers that are counted at a time; more of them would fill the memory. */
const most = 50_000;

/** Seconds until a caller may ask again; null: now. */
export type GeneralLimit = (caller: string) => number | null;

/**
 * Counts all requests of a caller in a window of time, in memory: it stands in front of everything, files included, and costs nothing. What an endpoint
 * allows is counted in the database (src/server/limits.ts). This machine itself is not counted: behind a proxy that TRUST_PROXY does not name it would be everybody.
 */
export function generalLimit({ most: allowed, seconds }: Pick<Limit, 'most' | 'seconds'>, now: () => number = Date.now): GeneralLimit {
  let window = 0;
  let counts = new Map<string, number>();
  return (caller) => {
    if (/^(?:127\.|::1$|0:0:0:0::\/64$|::ffff:127\.|unknown$)/.test(caller)) return null;
    const second = Math.floor(now() / 1000);
    const present = second - (second % seconds);
    if (present !== window || counts.size >= most) {
      window = present;
      counts = new Map();
    }
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    return count > allowed ? present + seconds - second : null;
  };
}
