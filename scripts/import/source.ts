import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decode, type Encoding } from '#core/imports/rows/decode.ts';

/** A file that is read as a stream, unpacked when it is gzip. */
export interface Source {
  /** File name, or the address it was fetched from. */
  readonly name: string;
  /** The same file gives the same fingerprint: its beginning and size. */
  readonly fingerprint: string;
  /** Bytes to be read. */
  readonly size: number;
  /** Bytes read so far. */
  readonly done: () => number;
  /** How the text is encoded; known once its first letter beyond ASCII was read. */
  readonly encoding: () => Encoding | null;
  /** All that the source has: what it does not hold was withdrawn. */
  readonly isWhole?: true;
  /** The text in pieces, without a byte order mark. */
  readonly text: AsyncIterable<string>;
}

const beginning = 1_000_000;
const unpackedChunk = 256 * 1024;
function fingerprintOfFile(path: string, size: number): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(Math.min(size, beginning));
    const first = bytes.subarray(0, readSync(file, bytes));
    return createHash('sha256').update(first).update(`\n${size}\n`).digest('hex').slice(0, 24);
  } finally {
    closeSync(file);
  }
}

/** Unpacks gzip, which its first two bytes tell. */
async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const whole = async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  const packed = first.value[0] === 0x1f && first.value[1] === 0x8b;
  yield* packed ? pipeline(Readable.from(whole()), createGunzip({ chunkSize: unpackedChunk }), () => {}) : whole();
}

/** Opens a file; `name` is the address it was fetched from, if it was. Throws an Error with a plain message when it is not there. */
export function openSource(path: string, name = path): Source {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new Error(`There is no file ${path}.`);
  let done = 0;
  const counted = async function* () {
    for await (const chunk of createReadStream(path)) {
      done += chunk.length;
      yield chunk;
    }
  };
  let encoding: Encoding | null = null;
  const text = decode(unpacked(counted()), (told) => {
    encoding = told;
  });
  return { name, fingerprint: fingerprintOfFile(path, stat.size), size: stat.size, done: () => done, encoding: () => encoding, text };
}
