import type { Rejection } from '#core/imports/candidate.ts';
import { feedColumn } from '#core/imports/retailer-feed.ts';
import type { RawRow } from '#core/imports/row-text.ts';
import { fieldsOf } from '#core/imports/rows/cut.ts';
import { cutRows } from '#core/imports/rows/cut-rows.ts';
import { decode } from '#core/imports/rows/decode.ts';

/** A row of a feed with its place; or what kept it from being cut out. */
export interface FeedRecord {
  /** From 1. */
  readonly row: number;
  readonly line: number;
  readonly fields: RawRow;
  readonly fault: Rejection | null;
}

/** A feed that is at hand: it can be gone through again and again. */
export interface OpenFeed {
  readonly name: string;
  /** Names of its columns, as its first rows have them. */
  readonly columns: readonly string[];
  /** Its first rows that could be cut out. */
  readonly first: readonly FeedRecord[];
  /** Letters or bytes of it, and how many of them were read by `records` so far. */
  readonly size: number;
  readonly records: (read: (done: number) => void) => AsyncGenerator<FeedRecord[]>;
}

/** Rows that are looked at for columns. */
const looked = 200;
const piece = 65_536;
const malformed: Rejection = { code: 'malformed', detail: null };

const named = (fields: RawRow): RawRow => Object.fromEntries(Object.entries(fields).map(([name, value]) => [feedColumn(name), value]));

async function* recordsOf(text: AsyncIterable<string>): AsyncGenerator<FeedRecord[]> {
  let row = 0;
  for await (const cuts of cutRows('feed', text))
    yield cuts.map((cut): FeedRecord => {
      row += 1;
      const fields = cut.fault ? null : fieldsOf(cut.row);
      return { row, line: cut.line, fields: fields ? named(fields) : {}, fault: fields ? null : (cut.fault ?? malformed) };
    });
}

async function opened(name: string, size: number, text: (read: (done: number) => void) => AsyncIterable<string>): Promise<OpenFeed> {
  const records = (read: (done: number) => void) => recordsOf(text(read));
  const first: FeedRecord[] = [];
  for await (const some of records(() => {})) {
    first.push(...some.filter(({ fault }) => fault === null));
    if (first.length >= looked) break;
  }
  const columns = [...new Set(first.slice(0, looked).flatMap(({ fields }) => Object.keys(fields)))];
  return { name, columns, first, size, records };
}

/** A feed that the server has fetched. */
export const openText = (name: string, whole: string): Promise<OpenFeed> =>
  opened(name, whole.length, async function* (read) {
    for (let at = 0; at < whole.length; at += piece) {
      yield whole.slice(at, at + piece);
      read(Math.min(whole.length, at + piece));
    }
  });

async function isPacked(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** A file of the editor's, packed or not; it is read here, and only what is needed of its rows is sent. */
export async function openFile(file: File): Promise<OpenFeed> {
  const packed = await isPacked(file);
  return opened(file.name, file.size, (read) => {
    let done = 0;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        done += chunk.length;
        read(done);
        out.enqueue(chunk);
      },
    });
    const bytes = file.stream().pipeThrough(counting);
    const plain = packed ? bytes.pipeThrough(new DecompressionStream('gzip') as TransformStream<Uint8Array, Uint8Array>) : bytes;
    return decode(chunksOf(plain), () => {});
  });
}
