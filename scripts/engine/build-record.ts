import type { Database } from '#db/database.ts';
import {
  askedBuild,
  type BuildReason,
  failBuild,
  failSilentBuilds,
  forgetBuild,
  insertBuild,
  shownChange,
  updateBuild,
} from '#db/queries/builds.ts';
import { noteFigures } from '#db/queries/catalog-figures.ts';
import { openMigrated } from '../catalog/prepare.ts';
import type { Settings } from '../settings.ts';
import type { Listener } from './progress.ts';

/** What a build came to. */
export interface BuildOutcome {
  readonly did: 'nothing' | 'changes' | 'everything';
  /** Number of the newest change that the site shows now. */
  readonly change: number;
  readonly pages: number;
  readonly files: number;
}

/** Milliseconds between two words about progress. */
const pause = 700;
const heartbeat = 5_000;

const at = () => new Date().toISOString();

/** Tells the line of a build how far it is; that nobody can be told right now stops no build. */
function teller(db: Database, id: number): { readonly listen: Listener; readonly settled: () => Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();
  let told = 0;
  const tell = (set: Parameters<typeof updateBuild>[2]) => {
    told = Date.now();
    last = last.then(() => updateBuild(db, id, { ...set, aliveAt: at() })).catch(() => undefined);
  };
  const beat = setInterval(() => tell({}), heartbeat);
  beat.unref();
  return {
    listen: (event) => {
      if (event.kind === 'began') tell({ step: event.step, stepAt: at(), done: null, total: null });
      else if (event.kind === 'progress' && Date.now() - told > pause) tell({ done: event.done, total: event.total });
    },
    settled: async () => {
      clearInterval(beat);
      await last;
    },
  };
}

/** Why a build failed, with the steps that came before. */
const logOf = (steps: readonly string[], error: unknown) => {
  const causes: string[] = [];
  for (let one: unknown = error; one !== undefined && one !== null; one = one instanceof Error ? one.cause : undefined)
    causes.push(one instanceof Error ? one.message : String(one));
  return [...steps, ...causes].join('\n');
};

/**
 * Writes down a build: that it began, how far it is, what came of it. One that somebody asked for goes on with the line that was written then; one that
 * found nothing to do and that nobody asked for leaves none. To be called by who holds the site's lock: other lines that say they run are of builds that were killed.
 */
export async function recorded<Outcome extends BuildOutcome>(
  settings: Settings,
  reason: BuildReason,
  listen: Listener,
  work: (listen: Listener) => Promise<Outcome>,
): Promise<Outcome> {
  const { language } = settings.site;
  const { db, close } = await openMigrated(settings);
  try {
    await failSilentBuilds(db, language, at(), at());
    const asked = await askedBuild(db, language);
    const id = asked?.id ?? (await insertBuild(db, { language, reason, state: 'running', at: at() }));
    if (asked) await updateBuild(db, id, { state: 'running', startedAt: at(), aliveAt: at() });
    const { listen: tell, settled } = teller(db, id);
    const steps: string[] = [];
    try {
      const outcome = await work((event) => {
        if (event.kind === 'began') steps.push(event.step);
        if (event.kind === 'ended') steps.push(`${steps.pop()}: ${event.seconds.toFixed(1)} s`);
        tell(event);
        listen(event);
      });
      await settled();
      await noteFigures(db, at().slice(0, 10));
      const { did, change, pages, files } = outcome;
      if (did === 'nothing' && !asked && (await shownChange(db, language)) === change) await forgetBuild(db, id);
      else await updateBuild(db, id, { state: 'done', endedAt: at(), step: null, done: null, total: null, change, pages, files });
      return outcome;
    } catch (error) {
      await settled();
      await failBuild(db, id, logOf(steps, error), at());
      throw error;
    }
  } finally {
    close();
  }
}
