/** When a server builds what changed by itself: some time after the last change, at the latest after so many times as long; after a failure it waits longer each time. */
export interface Quiet {
  /** Milliseconds after the last change. */
  readonly after: number;
  /** Told each moment what the newest change is, and which one the site shows: is it time to build? */
  readonly isTime: (now: number, newest: number, shown: number) => boolean;
  readonly built: (now: number, succeeded: boolean) => void;
}

/** An import changes something every moment for minutes: it is not built in the middle unless it takes longer than this many quiet times. */
const longest = 120;
const firstRetry = 60_000;
const lastRetry = 3_600_000;

export function quietTime(after: number): Quiet {
  let newestSeen = -1;
  let lastChange = 0;
  let firstChange: number | null = null;
  let failures = 0;
  let notBefore = 0;
  return {
    after,
    isTime(now, newest, shown) {
      if (newest !== newestSeen) {
        newestSeen = newest;
        lastChange = now;
      }
      if (newest <= shown) {
        firstChange = null;
        return false;
      }
      firstChange ??= now;
      return now >= notBefore && (now - lastChange >= after || now - firstChange >= longest * after);
    },
    built(now, succeeded) {
      failures = succeeded ? 0 : failures + 1;
      notBefore = succeeded ? 0 : now + Math.min(lastRetry, firstRetry * 2 ** (failures - 1));
      firstChange = null;
    },
  };
}
