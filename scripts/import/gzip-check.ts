import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

async function isGzip(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: 1 })) return chunk[0] === 0x1f && chunk[1] === 0x8b;
  return false;
}

/** Why a packed file cannot be unpacked to its end; null when it can, or when it is not packed. */
export async function checkGzip(path: string): Promise<string | null> {
  if (!(await isGzip(path))) return null;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(path), createGunzip(), nowhere);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
