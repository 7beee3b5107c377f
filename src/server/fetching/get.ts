import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { FetchFailure } from './failure.ts';
import { publicLookup, refusePrivate } from './public-address.ts';

export interface Asking {
  /** What we call ourselves. */
  readonly agent: string;
  readonly fromPrivate: boolean;
  /** Milliseconds: until something comes, and for the whole of it. */
  readonly timeouts: { readonly silence: number; readonly whole: number };
  readonly signal: AbortSignal;
}

export interface Got {
  readonly status: number;
  readonly header: (name: string) => string | null;
  /** Empty unless the status is 200. */
  readonly body: Buffer;
}

const pooled = { keepAlive: true, maxSockets: 2 };
const newPool = () => ({ 'http:': new HttpAgent(pooled), 'https:': new HttpsAgent(pooled) });
/** Connections are used again; those that were made without looking at the address only by who may. */
const pools = { open: newPool(), private: newPool() };

function send(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { agent, fromPrivate, timeouts }: Asking,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pool = pools[fromPrivate ? 'private' : 'open'];
  const [ask, connections] = url.protocol === 'https:' ? [requestHttps, pool['https:']] : [requestHttp, pool['http:']];
  return new Promise((resolve, reject) => {
    const request = ask(
      url,
      {
        agent: connections,
        headers: { 'user-agent': agent, 'accept-encoding': 'identity', ...headers },
        signal,
        timeout: timeouts.silence,
        ...(fromPrivate ? {} : { lookup: publicLookup }),
      },
      resolve,
    );
    request.on('timeout', () => request.destroy(new FetchFailure('silent', `${timeouts.silence / 1_000} s`)));
    request.on('error', reject);
    request.end();
  });
}

async function readBody(response: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = Number(response.headers['content-length'] ?? 0);
  if (size > most) throw new FetchFailure('too_large', `${size}`);
  size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new FetchFailure('too_large', `> ${most}`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/** Asks for one address, without following it anywhere. Throws a FetchFailure when nothing usable came. */
export async function get(url: URL, headers: Readonly<Record<string, string>>, most: number, asking: Asking): Promise<Got> {
  if (!asking.fromPrivate) refusePrivate(url);
  const whole = AbortSignal.timeout(asking.timeouts.whole);
  let begun: IncomingMessage | null = null;
  try {
    const response = await send(url, headers, asking, AbortSignal.any([asking.signal, whole]));
    begun = response;
    const status = response.statusCode ?? 0;
    const header = (name: string) => {
      const value = response.headers[name];
      return typeof value === 'string' ? value : null;
    };
    return { status, header, body: status === 200 ? await readBody(response, most) : Buffer.alloc(0) };
  } catch (error) {
    asking.signal.throwIfAborted();
    if (error instanceof FetchFailure) throw error;
    if (whole.aborted) throw new FetchFailure('silent', `${asking.timeouts.whole / 1_000} s`);
    throw new FetchFailure(begun ? 'broken_off' : 'unreachable', codeOf(error));
  } finally {
    // What is not read would keep the connection.
    if (begun && !begun.complete) begun.destroy();
    else begun?.resume();
  }
}

/** Milliseconds that Retry-After asks for. */
export function waitAsked({ header }: Got, now: number): number | null {
  const asked = header('retry-after');
  if (asked === null) return null;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - now;
  return wait >= 0 ? wait : null;
}
