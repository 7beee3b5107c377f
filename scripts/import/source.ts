import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

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
  /** UTF-8 text in pieces, without a byte order mark. */
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

/** Unpacks gzip, which its first two bytes tell, and decodes. */
async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const whole = async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  const packed = first.value[0] === 0x1f && first.value[1] === 0x8b;
  const plain: AsyncIterable<Uint8Array> = packed
    ? pipeline(Readable.from(whole()), createGunzip({ chunkSize: unpackedChunk }), () => {})
    : whole();
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of plain) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
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
  return { name, fingerprint, size, done: () => done, text: textOf(counted()) };
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
