import type * as z from 'zod/mini';
import { nightlyRuns, publishNow, publishState } from '#api/admin/publishing.ts';
import { type BuildRow, countChanges, lastBuilds, newestChanges, shownChange } from '#db/queries/builds.ts';
import { lastRuns } from '#db/queries/nightly.ts';
import { type Handler, route } from '../api.ts';
import { ApiError } from '../problems.ts';

type BuildView = z.output<typeof publishNow.answer>['build'];

const shownBuilds = 20;
const shownChanges = 50;
const shownRuns = 14;
/** Milliseconds of silence after which a build is taken for one that was killed. */
const silence = 60_000;
/** The same for one that the platform was asked for and has not begun. */
const hookSilence = 1_800_000;

const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1_000;

function viewOf(row: BuildRow & { readonly username: string | null }, now: number): BuildView {
  const { id, language, reason, username, startedAt, endedAt, step, stepAt, aliveAt, done, total, pages, files, log } = row;
  const quiet = now - Date.parse(aliveAt);
  const isLost = (row.state === 'running' && quiet > silence) || (row.state === 'asked' && quiet > hookSilence);
  const running = row.state === 'running' && !isLost;
  const since = stepAt === null ? 0 : secondsBetween(stepAt, aliveAt);
  return {
    id,
    language,
    reason,
    by: username,
    state: isLost ? 'failed' : row.state,
    startedAt,
    endedAt: isLost ? aliveAt : endedAt,
    seconds: row.state === 'asked' ? null : secondsBetween(startedAt, endedAt ?? aliveAt),
    step: running ? step : null,
    done: running ? done : null,
    total: running ? total : null,
    perSecond: running && done !== null && since > 0 ? Math.round(done / since) : null,
    pages,
    files,
    log,
  };
}

const readState: Handler<typeof publishState> = async (_, { db, publisher, site, now }) => {
  const shown = await shownChange(db, site.language);
  // Nobody knows what a site shows that was built before builds were written down.
  const counts = shown === null ? new Map<string, number>() : await countChanges(db, shown);
  const builds = (await lastBuilds(db, shownBuilds)).map((row) => viewOf(row, now()));
  return {
    how: publisher?.how ?? 'none',
    after: publisher?.after ?? null,
    waiting: {
      product: counts.get('product') ?? 0,
      brand: counts.get('brand') ?? 0,
      ingredient: counts.get('ingredient') ?? 0,
      alias: counts.get('alias') ?? 0,
    },
    changes: shown === null ? [] : await newestChanges(db, shown, shownChanges),
    current: builds.find(({ language, state }) => language === site.language && (state === 'running' || state === 'asked')) ?? null,
    builds,
  };
};

const publish: Handler<typeof publishNow> = async (_, { db, publisher, now }, caller) => {
  if (!publisher) throw new ApiError('publish.unavailable');
  const id = await publisher.publish(caller.id);
  const row = (await lastBuilds(db, shownBuilds)).find((one) => one.id === id);
  if (!row) throw new Error(`The line of build ${id} is gone.`);
  return { build: viewOf(row, now()) };
};

const readNightly: Handler<typeof nightlyRuns> = async (_, { db }) => {
  const runs = Map.groupBy(await lastRuns(db, shownRuns), ({ run }) => run);
  return {
    runs: [...runs].map(([startedAt, steps]) => ({
      startedAt,
      endedAt: steps.some(({ endedAt }) => endedAt === null) ? null : (steps.at(-1)?.endedAt ?? null),
      failed: steps.some(({ state }) => state === 'failed'),
      steps: steps.map(({ step, state, startedAt: begun, endedAt, detail }) => ({ step, state, startedAt: begun, endedAt, detail })),
    })),
  };
};

export const publishingRoutes = [route(publishState, readState), route(publishNow, publish), route(nightlyRuns, readNightly)];
