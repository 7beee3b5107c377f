import type { Database } from '#db/database.ts';
import { countDue, droppedKeys, duePictures, forgetDropped, keptBytes, type PictureRow } from '#db/queries/kept-pictures.ts';
import type { Asking } from '#server/fetching/get.ts';
import type { ImageStore } from '#server/images/store.ts';
import { dropUnused } from '#server/images/unused.ts';
import { ofHost } from './failures.ts';
import { politeHosts } from './hosts.ts';
import { type PictureCounts, type Taking, takePicture } from './take-picture.ts';

const rowsAtOnce = 20_000;
const hostsAtOnce = 8;
/** Failures in a row that are the host's: then it is left alone for this run. */
const maxFailedTries = 5;
/** A pause that a host asks for and that is waited for within a run. */
const longestPause = 60_000;

export interface PictureRun {
  readonly db: Database;
  readonly store: ImageStore;
  /** Bytes that copies may take. */
  readonly budget: number;
  /** Milliseconds between two requests to one host. */
  readonly delay: number;
  readonly asking: Asking;
  readonly now: () => number;
  /** Pictures to be asked for by this call. */
  readonly limit: number;
  readonly progress: (done: number, all: number) => void;
}

export interface PictureSummary extends Readonly<PictureCounts> {
  /** Files of pictures that no product shows any more. */
  readonly removed: number;
  /** Hosts that were left alone because they did not answer as they should. */
  readonly leftHosts: readonly string[];
}

/** Removes the files of copies that no product shows any more. */
async function removeDropped({ db, store }: PictureRun): Promise<number> {
  let removed = 0;
  for (const key of await droppedKeys(db)) {
    if ((await dropUnused(db, store, key)) > 0) removed += 1;
    await forgetDropped(db, key);
  }
  return removed;
}

/** The pictures of one host, one after another; false when the host was left alone. */
async function takeFromHost(rows: readonly PictureRow[], taking: Taking, signal: AbortSignal, done: () => void): Promise<boolean> {
  let inVain = 0;
  for (const row of rows) {
    if (signal.aborted) return true;
    if (row.key === null && taking.counts.noRoom > 0) taking.counts.noRoom += 1;
    else {
      const failure = await takePicture(row, taking);
      inVain = failure !== null && ofHost.has(failure.code) ? inVain + 1 : 0;
      if (inVain >= maxFailedTries || (failure?.wait ?? 0) > longestPause) return false;
    }
    done();
  }
  return true;
}

const hostOf = ({ address }: PictureRow) => (URL.canParse(address) ? new URL(address).host : '');

/** Fetches all pictures that are due, several hosts side by side. What is done is written picture by picture: a stopped run goes on where it was. */
export async function runPictures(run: PictureRun): Promise<PictureSummary> {
  const { db, store, asking, limit, budget, now } = run;
  const started = new Date(now()).toISOString();
  let removed = await removeDropped(run);
  const due = Math.min(limit, await countDue(db, started));
  const counts: PictureCounts = { fetched: 0, unchanged: 0, givenUp: 0, noRoom: 0, bytes: await keptBytes(db), failed: new Map() };
  const taking: Taking = { db, store, budget, now, counts, hosts: politeHosts(asking, run.delay) };
  const leftHosts = new Set<string>();
  let [done, asked, last] = [0, 0, 0];
  const one = () => {
    done += 1;
    run.progress(done, due);
  };
  try {
    while (asked < limit && !asking.signal.aborted) {
      const rows = await duePictures(db, started, last, Math.min(rowsAtOnce, limit - asked));
      if (rows.length === 0) break;
      asked += rows.length;
      last = rows.at(-1)?.productId ?? last;
      const queues = [...Map.groupBy(rows, hostOf)].filter(([host]) => !leftHosts.has(host));
      const work = async () => {
        for (let next = queues.shift(); next; next = queues.shift())
          if (!(await takeFromHost(next[1], taking, asking.signal, one))) leftHosts.add(next[0]);
      };
      await Promise.all(Array.from({ length: hostsAtOnce }, work));
    }
    removed += await removeDropped(run);
  } catch (error) {
    if (!asking.signal.aborted) throw error;
  }
  return { ...counts, removed, leftHosts: [...leftHosts], bytes: await keptBytes(db) };
}
