import { feedCallBytes, feedRowsAtOnce, type readFeedRows } from '#api/admin/feeds.ts';
import { ApiProblem } from '#api/client.ts';
import type { AnswerOf, Call } from '#api/endpoint.ts';
import { type FeedColumns, type FeedRow, mappedRow } from '#core/imports/feed-columns.ts';
import type { FeedRecord, OpenFeed } from './open-feed.ts';

type Batch = Call<typeof readFeedRows>['body'];
type Outcome = AnswerOf<typeof readFeedRows>;
/** Sends rows to the queue. */
export type Send = (batch: Batch) => Promise<Outcome>;

export interface FeedProgress {
  /** Share of the feed, 0 to 1. */
  readonly share: number;
  /** Rows that are done. */
  readonly rows: number;
  readonly counts: Outcome;
}

/** A letter is at most three bytes of JSON here. */
const mostLetters = feedCallBytes / 4;
/** Milliseconds before each further try, when no answer came. */
const waits = [1_000, 2_000, 5_000, 10_000, 30_000];
const longestDetail = 500;

interface Part {
  readonly rows: Batch['rows'];
  readonly faults: Batch['faults'];
  readonly position: number;
}

const lettersOf = (fields: FeedRow) => Object.values(fields).reduce((sum, text) => sum + text.length, 0);

/** Records as they are sent, in parts that a call can carry. */
async function* parts(records: AsyncIterable<readonly FeedRecord[]>, columns: FeedColumns): AsyncGenerator<Part> {
  let rows: Batch['rows'] = [];
  let faults: Batch['faults'] = [];
  let letters = 0;
  let position = 0;
  for await (const some of records)
    for (const { row, line, fields, fault } of some) {
      const mapped = fault ? { fault } : mappedRow(fields, columns);
      const long = 'fields' in mapped ? lettersOf(mapped.fields) : 0;
      if (rows.length + faults.length >= feedRowsAtOnce || letters + long > mostLetters) {
        yield { rows, faults, position };
        rows = [];
        faults = [];
        letters = 0;
      }
      position = row;
      letters += long;
      if ('fields' in mapped) rows = [...rows, { row, line, fields: { ...mapped.fields } }];
      else {
        const { code, detail } = mapped.fault;
        faults = [...faults, { row, line, code, detail: detail?.slice(0, longestDetail) ?? null }];
      }
    }
  yield { rows, faults, position };
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The same rows once more change nothing: where no answer came they are sent again. */
async function sendAgain(send: Send, batch: Batch, pauses: readonly number[]): Promise<Outcome> {
  try {
    return await send(batch);
  } catch (error) {
    const [pause, ...later] = pauses;
    if ((error instanceof ApiProblem && error.problem.status < 500) || pause === undefined) throw error;
    await delay(pause);
    return sendAgain(send, batch, later);
  }
}

const added = (a: Outcome, b: Outcome): Outcome => ({
  added: a.added + b.added,
  known: a.known + b.known,
  rejected: a.rejected + b.rejected,
  offered: a.offered + b.offered,
});

/** Puts all rows of a feed into the queue, part by part; says how far it is. Only a feed that was read to its end ends what it no longer has. */
export async function sendFeed(
  feed: OpenFeed,
  columns: FeedColumns,
  send: Send,
  says: (progress: FeedProgress) => void,
  pauses: readonly number[] = waits,
): Promise<Outcome> {
  let counts: Outcome = { added: 0, known: 0, rejected: 0, offered: 0 };
  let read = 0;
  let begins = true;
  let waiting: Part | null = null;
  const deliver = async (part: Part, ends: boolean) => {
    counts = added(counts, await sendAgain(send, { ...part, begins, ends }, pauses));
    begins = false;
    says({ share: ends ? 1 : Math.min(1, read / Math.max(1, feed.size)), rows: part.position, counts });
  };
  const records = feed.records((done) => {
    read = done;
  });
  for await (const part of parts(records, columns)) {
    if (waiting) await deliver(waiting, false);
    waiting = part;
  }
  if (waiting) await deliver(waiting, true);
  return counts;
}
