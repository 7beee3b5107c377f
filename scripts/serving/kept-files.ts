import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { getMimeType } from 'hono/utils/mime';
import type { WatchedVariables } from './watch-requests.ts';

/** Bytes that are kept of all files, packed and plain, and of the largest one. */
const most = { all: 64_000_000, one: 1_000_000 };
/** What is shorter is not packed. */
const shortest = 1_024;
const pack = promisify(gzip);

interface Kept {
  /** Size and time of the file, so that a published one is read anew. */
  readonly state: string;
  readonly type: string;
  readonly tag: string;
  readonly modified: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Uint8Array<ArrayBuffer> | null;
}

const sizeOf = ({ plain, packed }: Kept) => plain.length + (packed?.length ?? 0);

async function read(path: string): Promise<Omit<Kept, 'state' | 'modified'> | null> {
  const plain = new Uint8Array(await readFile(path));
  const type = getMimeType(path) ?? 'application/octet-stream';
  const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && plain.length >= shortest;
  const tag = Buffer.from(await crypto.subtle.digest('SHA-1', plain)).toString('hex');
  return { type, tag, plain, packed: isText ? new Uint8Array(await pack(plain)) : null };
}

/** The latest of the files that were asked for, as they are sent: hashed and packed once, not for each reader. */
function memory() {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const drop = (path: string) => {
    const old = kept.get(path);
    if (old) bytes -= sizeOf(old);
    kept.delete(path);
  };
  return async (path: string): Promise<Kept | null> => {
    const found = await stat(path).catch(() => null);
    if (!found?.isFile() || found.size > most.one) return null;
    const state = `${found.size} ${found.mtimeMs}`;
    const before = kept.get(path);
    const file = before?.state === state ? before : await read(path).catch(() => null);
    if (!file) return null;
    const own = { ...file, state, modified: found.mtime.toUTCString() };
    drop(path);
    kept.set(path, own);
    bytes += sizeOf(own);
    for (const oldest of kept.keys()) {
      if (bytes <= most.all) break;
      drop(oldest);
    }
    return own;
  };
}

/** Takes "gzip" or "*" without "q=0". */
const takesGzip = (header: string | undefined) =>
  (header ?? '').split(',').some((part) => /^\s*(?:gzip|\*)\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(part));

/** Answers with whole files of a folder from memory; what is longer, or asked for in parts, is left to who comes next. */
export function keptFiles(root: string, fileOf: (path: string) => string): MiddlewareHandler<{ Variables: WatchedVariables }> {
  const keep = memory();
  return async (c, next) => {
    const { path, method } = c.req;
    // What has to be decoded, or leads upwards, is rare and not for a memory.
    if (method !== 'GET' || c.req.header('range') !== undefined || !/^(?:\/[\w.-]+)*\/?$/.test(path) || path.includes('..')) return next();
    const file = await keep(join(root, fileOf(path)));
    if (!file) return next();
    const isPacked = file.packed !== null && takesGzip(c.req.header('accept-encoding'));
    c.set('route', 'static');
    return c.body(isPacked && file.packed ? file.packed : file.plain, 200, {
      'content-type': file.type,
      'last-modified': file.modified,
      etag: isPacked ? `W/"${file.tag}"` : `"${file.tag}"`,
      ...(file.packed ? { vary: 'Accept-Encoding' } : {}),
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    });
  };
}
