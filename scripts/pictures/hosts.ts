import { setTimeout as delay } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import { FetchFailure } from '#server/fetching/failure.ts';
import { type Asking, type Got, get } from '#server/fetching/get.ts';
import { askable } from '#server/fetching/public-address.ts';

/** A product token of RFC 9309, which robots.txt may name. */
export const robotName = 'Inciscope';
const largestRobots = 512 * 1_024;
const mostHops = 5;
const isMoved = (status: number) => [301, 302, 303, 307, 308].includes(status);

interface Host {
  /** The turn that was given last. */
  turn: Promise<unknown>;
  /** From when on it may be asked again, milliseconds since 1970. */
  next: number;
  /** Milliseconds between two requests. */
  gap: number;
  /** May the address be fetched, as its robots.txt says? Asked for when it is first needed. */
  rules: Promise<(url: URL) => boolean> | null;
}

/** Asks hosts one request after another, no faster than they want it, and nothing that their robots.txt forbids. */
export interface PoliteHosts {
  readonly get: (address: string, headers: Readonly<Record<string, string>>, most: number) => Promise<Got>;
  /** Leaves the host of an address alone for so many milliseconds. */
  readonly pause: (address: string, wait: number) => void;
}

export function politeHosts(asking: Asking, usualGap: number): PoliteHosts {
  const hosts = new Map<string, Host>();
  const hostOf = ({ origin }: URL): Host => {
    const host = hosts.get(origin) ?? { turn: Promise.resolve(), next: 0, gap: usualGap, rules: null };
    hosts.set(origin, host);
    return host;
  };
  const inTurn = <Result>(host: Host, work: () => Promise<Result>): Promise<Result> => {
    const mine = host.turn.then(async () => {
      await delay(Math.max(0, host.next - Date.now()), undefined, { signal: asking.signal });
      try {
        return await work();
      } finally {
        host.next = Math.max(host.next, Date.now() + host.gap);
      }
    });
    host.turn = mine.catch(() => {});
    return mine;
  };

  /** RFC 9309: no robots.txt allows everything, one that cannot be had forbids everything. */
  async function readRules(host: Host, { origin }: URL): Promise<(url: URL) => boolean> {
    let url = new URL('/robots.txt', origin);
    for (let hop = 0; hop <= mostHops; hop += 1) {
      const at = url;
      const got = await inTurn(hostOf(at), () => get(at, {}, largestRobots, asking));
      const target = got.header('location');
      if (isMoved(got.status) && target !== null) {
        url = askable(target, url);
        continue;
      }
      if (got.status >= 500 || got.status === 429) throw new FetchFailure('robots_unreachable', String(got.status));
      if (got.status !== 200) return () => true;
      const robots = robotsParser(`${origin}/robots.txt`, got.body.toString('utf8').replace(/^\uFEFF/, ''));
      host.gap = Math.max(usualGap, (robots.getCrawlDelay(robotName) ?? 0) * 1_000);
      return ({ href }) => robots.isAllowed(href, robotName) !== false;
    }
    return () => true;
  }

  async function allow(host: Host, url: URL): Promise<void> {
    host.rules ??= readRules(host, url).catch((error: unknown) => {
      asking.signal.throwIfAborted();
      if (!(error instanceof FetchFailure) || error.code === 'private_address' || error.code === 'robots_unreachable') throw error;
      throw new FetchFailure('robots_unreachable', error.detail ?? error.code);
    });
    const allowed = await host.rules;
    if (!allowed(url)) throw new FetchFailure('robots', url.hostname);
  }

  return {
    async get(address, headers, most) {
      let url = askable(address);
      for (let hop = 0; hop <= mostHops; hop += 1) {
        const at = url;
        const host = hostOf(at);
        await allow(host, at);
        const got = await inTurn(host, () => get(at, headers, most, asking));
        const target = got.header('location');
        if (!isMoved(got.status) || target === null) return got;
        url = askable(target, at);
      }
      throw new FetchFailure('redirects', address);
    },
    pause(address, wait) {
      const host = hostOf(new URL(address));
      host.next = Math.max(host.next, Date.now() + wait);
    },
  };
}
