import type { Database } from '#db/database.ts';
import { changePicture, isPictureUsed, noteDropped, type PictureRow } from '#db/queries/kept-pictures.ts';
import { type FailureCode, FetchFailure } from '#server/fetching/failure.ts';
import type { ImageStore } from '#server/images/store.ts';
import { dropUnused } from '#server/images/unused.ts';
import { isKept, keepFoundPicture } from '#server/images/uploads.ts';
import { decoding, fetchPicture } from './fetch-picture.ts';
import type { PoliteHosts } from './hosts.ts';

const day = 24 * 60 * 60_000;
/** Days until a picture that failed is tried again; after the last of them it is given up. */
const retryDays = [1, 3, 7, 14];
/** Days until a picture that we have is asked for again. */
const recheckDays = 30;

const moment = (time: number) => new Date(time).toISOString();
const inDays = (now: number, days: number) => moment(now + days * day);

/** What a run did; counted up while it goes. */
export interface PictureCounts {
  fetched: number;
  unchanged: number;
  givenUp: number;
  /** Pictures that wait for room. */
  noRoom: number;
  /** Bytes that all copies take. */
  bytes: number;
  readonly failed: Map<FailureCode, number>;
}

export interface Taking {
  readonly db: Database;
  readonly store: ImageStore;
  readonly hosts: PoliteHosts;
  /** Bytes that copies may take. */
  readonly budget: number;
  readonly now: () => number;
  readonly counts: PictureCounts;
}

/** What is written of a failure. A copy stays while its address may come back; it goes when there is nothing at the address for good. */
function afterFailure(row: PictureRow, { code, detail, wait }: FetchFailure, now: number) {
  const said = { triedAt: moment(now), failure: code, failureDetail: detail };
  if (code === 'busy') return { ...said, state: 'failed', dueAt: moment(now + (wait ?? day)) } as const;
  const days = retryDays[row.tries];
  if (days !== undefined) return { ...said, state: 'failed', tries: row.tries + 1, dueAt: inDays(now, days) } as const;
  if (row.key !== null && code !== 'gone') return { ...said, state: 'kept', tries: 0, dueAt: inDays(now, recheckDays) } as const;
  return { ...said, state: 'given_up', tries: row.tries + 1, dueAt: null, key: null, bytes: 0, contentHash: null } as const;
}

async function keepPicture(row: PictureRow, { db, store, hosts, budget, now, counts }: Taking): Promise<void> {
  // Files that are gone are had again, whatever the server says of their age.
  const known = row.key !== null && (await isKept(store, row.key)) ? row : null;
  const { version, picture } = await fetchPicture(row.address, known, hosts);
  const written = {
    etag: version.etag,
    modified: version.modified,
    contentHash: version.contentHash,
    state: 'kept',
    tries: 0,
    triedAt: moment(now()),
    dueAt: inDays(now(), recheckDays),
    failure: null,
    failureDetail: null,
  } as const;
  if (picture === null) {
    await changePicture(db, row, written);
    counts.unchanged += 1;
    return;
  }
  const tooMuch: string[] = [];
  await decoding(() =>
    keepFoundPicture(store, picture, async ({ key, bytes }) => {
      const isNew = !(await isPictureUsed(db, key));
      if (isNew && counts.bytes + bytes > budget) {
        tooMuch.push(key);
        return;
      }
      if (isNew) counts.bytes += bytes;
      // Its source may have named another one meanwhile.
      if (await changePicture(db, row, { ...written, key, bytes })) counts.fetched += 1;
      else await noteDropped(db, key);
    }),
  );
  for (const key of tooMuch) {
    await dropUnused(db, store, key);
    counts.noRoom += 1;
  }
}

/** Asks for one picture, keeps it, and writes down what became of it; resolves with what failed, if something did. */
export async function takePicture(row: PictureRow, taking: Taking): Promise<FetchFailure | null> {
  const { db, hosts, now, counts } = taking;
  try {
    await keepPicture(row, taking);
    return null;
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const changes = afterFailure(row, error, now());
    await changePicture(db, row, changes);
    if (changes.state === 'given_up') counts.givenUp += 1;
    counts.failed.set(error.code, (counts.failed.get(error.code) ?? 0) + 1);
    if (error.wait !== null) hosts.pause(row.address, error.wait);
    return error;
  }
}
