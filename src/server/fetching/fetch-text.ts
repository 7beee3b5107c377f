import { gunzipSync } from 'node:zlib';
import { decode } from '#core/imports/rows/decode.ts';
import { FetchFailure } from './failure.ts';
import { type Asking, get } from './get.ts';
import { askable } from './public-address.ts';

export interface FetchLimits {
  /** Bytes, packed and unpacked. */
  readonly most: number;
  /** Milliseconds: until something comes, and for the whole of it. */
  readonly timeouts: Asking['timeouts'];
  /** May the address lie in a private network? */
  readonly fromPrivate: boolean;
}

export const usualLimits: FetchLimits = { most: 50_000_000, timeouts: { silence: 15_000, whole: 60_000 }, fromPrivate: false };
/** A platform ends a function after ten seconds and lets it answer with six megabytes. */
export const platformLimits: FetchLimits = { most: 5_000_000, timeouts: { silence: 5_000, whole: 8_000 }, fromPrivate: false };

const agent = 'Inciscope';
const mostHops = 5;
const isMoved = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** What an address leads to. Each step is looked at anew: one that leads into a private network is not taken. */
async function follow(address: string, { most, timeouts, fromPrivate }: FetchLimits, ask: typeof get): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeouts.whole);
  let url = askable(address);
  try {
    for (let hop = 0; hop <= mostHops; hop += 1) {
      const got = await ask(url, {}, most, { agent, fromPrivate, timeouts, signal });
      const target = got.header('location');
      if (isMoved(got.status) && target !== null) url = askable(target, url);
      else if (got.status === 200) return got.body;
      else throw new FetchFailure(got.status >= 500 ? 'server_error' : 'refused', String(got.status));
    }
  } catch (error) {
    if (signal.aborted) throw new FetchFailure('silent', `${timeouts.whole / 1_000} s`);
    throw error;
  }
  throw new FetchFailure('redirects', address);
}

function unpacked(body: Buffer, most: number): Buffer {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: most });
  } catch (error) {
    const isLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchFailure(isLarge ? 'too_large' : 'unreadable', isLarge ? `> ${most}` : null);
  }
}

/** The text at an address of the internet, unpacked, whatever its encoding. Throws a FetchFailure when it cannot be had. */
export async function fetchText(address: string, limits: FetchLimits, ask = get): Promise<string> {
  const bytes = unpacked(await follow(address, limits, ask), limits.most);
  const pieces = async function* () {
    yield bytes;
  };
  let text = '';
  for await (const part of decode(pieces(), () => {})) text += part;
  return text;
}
