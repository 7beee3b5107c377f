import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Lines } from './lines.ts';

/** What was written into a file. */
export interface Written {
  readonly lines: number;
  /** Of the file. */
  readonly bytes: number;
  readonly sha256: string;
  /** Hash of the unpacked text: packing it with another version of the library leaves it as it is. */
  readonly content: string;
}

/** Characters that are packed at once. */
const chunk = 65_536;

/** Passes bytes on and counts and hashes them. */
function measured() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(some: Buffer, _, done) {
      bytes += some.length;
      hash.update(some);
      done(null, some);
    },
  });
  return { stream, result: () => ({ bytes, hash: hash.digest('hex') }) };
}

/** Writes JSON lines, packed by gzip, so that a reader finds the old file or the new one, whole. It holds a chunk in memory, never all lines. */
export async function writeDataFile(path: string, lines: Lines): Promise<Written> {
  let count = 0;
  function* chunks() {
    let text = '';
    for (const line of lines) {
      count += 1;
      text += `${JSON.stringify(line)}\n`;
      if (text.length < chunk) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text);
  }
  const [unpacked, packed] = [measured(), measured()];
  await pipeline(Readable.from(chunks()), unpacked.stream, createGzip({ level: 9 }), packed.stream, createWriteStream(`${path}.new`));
  await rename(`${path}.new`, path);
  const { bytes, hash: sha256 } = packed.result();
  return { lines: count, bytes, sha256, content: unpacked.result().hash };
}
