import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decode, type Encoding } from './decode.ts';

/** A file or address that is read as a stream, unpacked when it is gzip. */
export interface Source {
  /** File name or address as it was given. */
  readonly name: string;
  /** The same file gives the same fingerprint: its beginning and size, or what the server says of it. */
  readonly fingerprint: string;
  /** Bytes to be read; null when the server does not say. */
  readonly size: number | null;
  /** Bytes read so far. */
  readonly done: () => number;
  /** How the text is encoded; known once its first letter beyond ASCII was read. */
  readonly encoding: () => Encoding | null;
  /** The text in pieces, without a byte order mark. */
  readonly text: AsyncIterable<string>;
}

const beginning = 1_000_000;
const unpackedChunk = 256 * 1024;
const fingerprintOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex').slice(0, 24);
};

function fingerprintOfFile(path: string, size: number): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(Math.min(size, beginning));
    return fingerprintOf(bytes.subarray(0, readSync(file, bytes)), String(size));
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

/** Opens a file or an http(s) address. Throws an Error with a plain message when it is not there. */
export async function openSource(name: string): Promise<Source> {
  const { bytes, size, fingerprint } = /^https?:\/\//i.test(name) ? await openAddress(name) : openFile(name);
  let done = 0;
  const counted = async function* () {
    for await (const chunk of bytes) {
      done += chunk.length;
      yield chunk;
    }
  };
  let encoding: Encoding | null = null;
  const text = decode(unpacked(counted()), (told) => {
    encoding = told;
  });
  return { name, fingerprint, size, done: () => done, encoding: () => encoding, text };
}

interface Opened {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly size: number | null;
  readonly fingerprint: string;
}

function openFile(path: string): Opened {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new Error(`There is no file ${path}.`);
  return { bytes: createReadStream(path), size: stat.size, fingerprint: fingerprintOfFile(path, stat.size) };
}

async function openAddress(url: string): Promise<Opened> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status} ${response.statusText}.`);
  const header = (key: string) => response.headers.get(key) ?? '';
  const length = Number(header('content-length'));
  return {
    bytes: Readable.fromWeb(response.body as import('node:stream/web').ReadableStream<Uint8Array>),
    size: length > 0 && header('content-encoding') === '' ? length : null,
    fingerprint: fingerprintOf(url, header('etag'), header('last-modified'), header('content-length')),
  };
}
