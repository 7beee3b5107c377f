import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { forgetPart, requestHeaders, sizeOf, type Version, versionAt } from './fetch-state.ts';
import { checkGzip } from './gzip-check.ts';

/** Milliseconds. */
export interface Timeouts {
  /** Until an answer begins, and from one piece to the next. */
  readonly silence: number;
  /** Waits between tries that brought nothing new; when they are used up the fetch is given up. */
  readonly waits: readonly number[];
}

export const usualTimeouts: Timeouts = { silence: 60_000, waits: [1_000, 3_000, 10_000, 30_000, 60_000] };
const longestWait = 10 * 60_000;

export interface FetchOptions {
  readonly url: string;
  /** Where the whole file will stand; beside it `.part`, what was fetched so far, and `.json`, what the server said of it. */
  readonly path: string;
  readonly timeouts?: Timeouts;
  readonly signal: AbortSignal;
  /** A new file that is smaller than this share of the one before is not believed. */
  readonly leastShare?: number;
  readonly progress?: (done: number, size: number | null) => void;
  /** Hears what went wrong before the next try. */
  readonly retries?: (reason: string, wait: number) => void;
}

export interface FetchedFile {
  /** False: the server says that nothing changed since the last fetch. */
  readonly isNew: boolean;
  readonly size: number;
}

/** `again`: the next try is worth something at once. `later`: after a wait. */
type Outcome =
  | { readonly kind: 'done'; readonly file: FetchedFile }
  | { readonly kind: 'again' }
  | { readonly kind: 'later'; readonly reason: string; readonly wait: number | null };

/** A fetch that trying again will not mend. */
class Refused extends Error {}

/** Where a continued answer begins, and how large the whole is. */
function rangeOf(response: Response): { start: number; size: number | null } | null {
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return start === undefined ? null : { start: Number(start), size: size === '*' ? null : Number(size) };
}

function waitAsked(response: Response): number | null {
  const asked = response.headers.get('retry-after');
  if (asked === null) return null;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now();
  return wait >= 0 ? Math.min(wait, longestWait) : null;
}

const mayPass: ReadonlySet<number> = new Set([408, 425, 429]);

/** Takes the finished part in the place of the file, if it is what it should be. */
async function finish({ url, path, leastShare }: FetchOptions, version: Version): Promise<Outcome> {
  const size = sizeOf(`${path}.part`);
  if (version.size !== null && size !== version.size) {
    if (size > version.size) forgetPart(path);
    return { kind: 'later', reason: `${size} of ${version.size} bytes came`, wait: null };
  }
  const fault = await checkGzip(`${path}.part`);
  if (fault !== null) {
    forgetPart(path);
    return { kind: 'later', reason: `the file is damaged (${fault})`, wait: null };
  }
  const before = sizeOf(path);
  if (leastShare !== undefined && before > 0 && size < before * leastShare) {
    forgetPart(path);
    throw new Refused(
      `${url} now has ${size} bytes, the last time it had ${before}: it is not believed. Delete ${path} to take it all the same.`,
    );
  }
  renameSync(`${path}.part`, path);
  writeFileSync(`${path}.json`, JSON.stringify({ ...version, size }));
  rmSync(`${path}.part.json`, { force: true });
  return { kind: 'done', file: { isNew: true, size } };
}

/** Writes the body behind what is there; the watch ends a silence. */
async function writeBody(options: FetchOptions, response: Response, version: Version, start: number, heard: () => void): Promise<void> {
  const { path, progress } = options;
  let done = start;
  if (start > 0) truncateSync(`${path}.part`, start);
  writeFileSync(`${path}.part.json`, JSON.stringify(version));
  const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream<Uint8Array>);
  const counted = async function* () {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      heard();
      done += chunk.length;
      progress?.(done, version.size);
      yield chunk;
    }
  };
  await pipeline(counted, createWriteStream(`${path}.part`, { flags: start > 0 ? 'a' : 'w' }));
}

async function answered(options: FetchOptions, response: Response, part: Version | null, heard: () => void): Promise<Outcome> {
  const { url, path } = options;
  const { status } = response;
  if (status === 304 && existsSync(path)) return { kind: 'done', file: { isNew: false, size: sizeOf(path) } };
  const begun = sizeOf(`${path}.part`);
  const range = status === 206 ? rangeOf(response) : null;
  const header = (name: string) => response.headers.get(name);
  const sameVersion = !part?.etag || !header('etag') || header('etag') === part.etag;
  const goesOn = range !== null && range.start === begun && part !== null && sameVersion;
  if (status === 416 || (status === 206 && !goesOn)) {
    if (begun === 0) throw new Refused(`${url} answered ${status} to a plain request.`);
    forgetPart(path);
    return { kind: 'again' };
  }
  if (status >= 500 || mayPass.has(status))
    return { kind: 'later', reason: `it answered ${status} ${response.statusText}`.trim(), wait: waitAsked(response) };
  if (!response.ok || !response.body) throw new Refused(`${url} answered ${status} ${response.statusText}`.trim());
  const length = header('content-encoding') === null ? Number(header('content-length') ?? Number.NaN) : Number.NaN;
  const version: Version = goesOn
    ? { ...part, size: range.size ?? part.size }
    : { url, etag: header('etag'), modified: header('last-modified'), size: Number.isFinite(length) ? length : null };
  await writeBody(options, response, version, goesOn ? begun : 0, heard);
  return finish(options, version);
}

async function tryOnce(options: FetchOptions, silence: number): Promise<Outcome> {
  const { url, path, signal } = options;
  const part = versionAt(`${path}.part.json`, url);
  if (part === null) forgetPart(path);
  else if (part.size !== null && sizeOf(`${path}.part`) === part.size) return finish(options, part);
  const quiet = new AbortController();
  let watch = setTimeout(() => quiet.abort(), silence);
  const heard = () => {
    clearTimeout(watch);
    watch = setTimeout(() => quiet.abort(), silence);
  };
  try {
    const response = await fetch(url, { headers: requestHeaders(options, part), signal: AbortSignal.any([signal, quiet.signal]) });
    const outcome = await answered(options, response, part, heard);
    await response.body?.cancel().catch(() => {});
    return outcome;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Refused || isOfDisk(error)) throw error;
    return { kind: 'later', reason: quiet.signal.aborted ? `nothing came for ${silence / 1_000} s` : said(error), wait: null };
  } finally {
    clearTimeout(watch);
  }
}

const ofDisk: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EPERM', 'EISDIR']);
/** A full disk or a folder that may not be written does not mend by waiting. */
const isOfDisk = (error: unknown) => error instanceof Error && 'code' in error && ofDisk.has(error.code);

function said(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return cause === '' ? error.message : cause;
}

/**
 * Fetches a file as a stream. What breaks off is taken up where it stopped, also by a later call; what did not change is not fetched again.
 * The file takes its place only when it is whole. Throws an Error with a plain message when it cannot be had.
 */
export async function fetchFile(options: FetchOptions): Promise<FetchedFile> {
  const { url, path, signal, timeouts = usualTimeouts, retries } = options;
  mkdirSync(dirname(path), { recursive: true });
  let vain = 0;
  for (let renewed = 0; ; ) {
    const before = sizeOf(`${path}.part`);
    const outcome = await tryOnce(options, timeouts.silence);
    if (outcome.kind === 'done') return outcome.file;
    if (outcome.kind === 'again') {
      renewed += 1;
      if (renewed > timeouts.waits.length) throw new Error(`${url} does not let itself be fetched in parts.`);
      continue;
    }
    vain = sizeOf(`${path}.part`) > before ? 0 : vain + 1;
    const wait = timeouts.waits[Math.max(0, vain - 1)];
    if (wait === undefined) throw new Error(`${url} could not be fetched: ${outcome.reason}, ${vain} times.`);
    const pause = Math.max(wait, outcome.wait ?? 0);
    retries?.(outcome.reason, pause);
    await delay(pause, undefined, { signal });
  }
}
