import bowser from 'bowser';
import { pageKind } from '#core/visits/page-kind.ts';
import { addVisits } from '#db/queries/visits.ts';
import type { Services } from '../services.ts';

/** An answer that a server gave. */
export interface Answered {
  readonly path: string;
  readonly method: string;
  readonly status: number;
  readonly agent: string;
  /** Asked for ahead of time: perhaps nobody looks at it. */
  readonly ahead: boolean;
}

export interface VisitCounter {
  readonly count: (answered: Answered) => void;
  /** Writes down what was counted since it last did. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/** Milliseconds between two times of writing down. */
const pause = 10_000;
const sitemapFile = /^\/(?:sitemap-[a-z]+(?:-[a-z]+)*(?:-\d+)?\.xml|robots\.txt)$/;
const saysRobot = /bot|crawl|spider|slurp/i;
const screens: ReadonlySet<string> = new Set(['desktop', 'mobile', 'tablet', 'tv']);

/** Who asks: a reader's browser, a crawler by its name, or some other program. */
function callerOf(agent: string): { readonly reader: boolean; readonly crawler: string | null } {
  if (agent === '') return { reader: false, crawler: null };
  const { browser, platform } = bowser.parse(agent);
  if (platform.type === 'bot') return { reader: false, crawler: browser.name ?? 'other' };
  if (saysRobot.test(agent)) return { reader: false, crawler: 'other' };
  return { reader: screens.has(platform.type ?? ''), crawler: null };
}

/** Counts pages that were shown by day and kind, and what crawlers fetched. Of readers it keeps nothing: no address, no cookie, no browser, no path. */
export function visitCounter({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): VisitCounter {
  let seen = new Map<string, number>();
  let crawled = new Map<string, { count: number; lastAt: string }>();
  let writing: Promise<void> = Promise.resolve();

  function count({ path, method, status, agent, ahead }: Answered): void {
    if (method !== 'GET' || (status !== 200 && status !== 304) || ahead) return;
    const kind = pageKind(path);
    const file = sitemapFile.test(path) ? path : kind === null ? null : 'pages';
    if (file === null) return;
    const { reader, crawler } = callerOf(agent);
    const at = new Date(now()).toISOString();
    if (reader && kind !== null) {
      const key = `${at.slice(0, 10)} ${kind}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    if (crawler === null) return;
    const key = JSON.stringify([crawler, file]);
    crawled.set(key, { count: (crawled.get(key)?.count ?? 0) + 1, lastAt: at });
  }

  async function write(): Promise<void> {
    if (seen.size === 0 && crawled.size === 0) return;
    const [visits, crawls] = [seen, crawled];
    [seen, crawled] = [new Map(), new Map()];
    try {
      await addVisits(
        db,
        [...visits].map(([key, times]) => ({ day: key.slice(0, 10), page: key.slice(11), count: times })),
        [...crawls].map(([key, one]) => {
          const [crawler, file] = JSON.parse(key) as [string, string];
          return { crawler, file, ...one };
        }),
      );
    } catch (error) {
      // Not written: the next time adds them to what came since.
      for (const [key, times] of visits) seen.set(key, (seen.get(key) ?? 0) + times);
      for (const [key, one] of crawls) crawled.set(key, { ...one, count: one.count + (crawled.get(key)?.count ?? 0) });
      log(crypto.randomUUID(), error);
    }
  }
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), pause);
  timer.unref();
  return { count, flush, stop: () => clearInterval(timer) };
}
