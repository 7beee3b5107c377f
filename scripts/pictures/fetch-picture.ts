import { createHash } from 'node:crypto';
import { FetchFailure } from '#server/fetching/failure.ts';
import { waitAsked } from '#server/fetching/get.ts';
import { isPicture, openPicture, type Picture } from '#server/images/picture.ts';
import { ApiError } from '#server/problems.ts';
import type { PoliteHosts } from './hosts.ts';

const largest = 10_000_000;
/** Of the longer side: what is smaller is a sign that there is no picture, or counts visits. */
const leastSide = 100;

/** What we have of an address. */
export interface KnownVersion {
  readonly etag: string | null;
  readonly modified: string | null;
  readonly contentHash: string | null;
}

export interface FetchedPicture {
  readonly version: KnownVersion;
  /** Null: it is the one we have. */
  readonly picture: Picture | null;
}

const ofDecoder = { 'image.type': 'wrong_type', 'image.too_many_pixels': 'too_many_pixels', 'image.unreadable': 'unreadable' } as const;

/** Runs what decodes; that a picture cannot be read is a failure of it. */
export async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof ApiError && error.code in ofDecoder ? ofDecoder[error.code as keyof typeof ofDecoder] : null;
    if (code === null) throw error;
    throw new FetchFailure(code);
  }
}

/** Fetches a picture and looks it over; asks only for what is newer than what is known. Throws a FetchFailure. */
export async function fetchPicture(address: string, known: KnownVersion | null, hosts: PoliteHosts): Promise<FetchedPicture> {
  const headers = {
    accept: 'image/webp,image/png,image/jpeg',
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.modified ? { 'if-modified-since': known.modified } : {}),
  };
  const got = await hosts.get(address, headers, largest);
  const { status } = got;
  if (status === 304 && known) return { version: known, picture: null };
  if (status === 404 || status === 410) throw new FetchFailure('gone', String(status));
  if (status === 429 || (status === 503 && got.header('retry-after') !== null))
    throw new FetchFailure('busy', String(status), waitAsked(got, Date.now()));
  if (status >= 500) throw new FetchFailure('server_error', String(status));
  if (status !== 200) throw new FetchFailure('refused', String(status));
  if (!isPicture(got.body)) throw new FetchFailure('wrong_type', got.header('content-type'));
  const contentHash = createHash('sha256').update(got.body).digest('hex');
  const version = { etag: got.header('etag'), modified: got.header('last-modified'), contentHash };
  if (contentHash === known?.contentHash) return { version, picture: null };
  const picture = await decoding(() => openPicture(got.body));
  if (Math.max(picture.width, picture.height) < leastSide) throw new FetchFailure('too_small', `${picture.width} × ${picture.height}`);
  return { version, picture };
}
