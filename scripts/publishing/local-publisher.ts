import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Database } from '#db/database.ts';
import { askedBuild, type BuildReason, failBuild, insertBuild } from '#db/queries/builds.ts';
import type { Publisher } from '#server/publishing/publisher.ts';
import { readState, sitePaths } from '../engine/site-paths.ts';
import type { Settings } from '../settings.ts';
import { newestChange } from '../snapshot/changes.ts';
import { quietTime } from './quiet.ts';

/** Milliseconds between two looks at what changed. */
const pause = 500;
/** Characters of what a build said that are kept for who asks why it failed. */
const longestLog = 20_000;

export interface LocalPublisher extends Publisher {
  /** Looks no more; a build that is under way comes to its end. */
  readonly stop: () => void;
}

interface Surroundings {
  readonly environment: NodeJS.ProcessEnv;
  readonly report: (text: string) => void;
}

/** Runs `scripts/publish.ts`; resolves with whether it succeeded. What it could not write down itself is written here. */
async function build(db: Database, id: number, { environment, report }: Surroundings): Promise<boolean> {
  const child = spawn(process.execPath, ['scripts/publish.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-longestLog);
    });
  const code: unknown = await once(child, 'close').then(
    ([status, signal]) => status ?? signal,
    (error: Error) => error.message,
  );
  await failBuild(db, id, `${said}\nThe build ended with ${code}.`, new Date().toISOString());
  if (code === 0) console.log(said.trim().split('\n').at(-1));
  else report(`Publishing failed, the site stays as it was:\n${said}`);
  return code === 0;
}

/** Publishes what changes while the site is served, in a process beside the server, so that serving stays quick: when it is asked to, and by itself when it has been quiet for some seconds. */
export function localPublisher(
  settings: Settings,
  db: Database,
  surroundings: Surroundings = { environment: {}, report: console.error },
): LocalPublisher {
  const { language } = settings.site;
  const place = sitePaths(settings);
  const quiet = settings.publishAfter > 0 ? quietTime(settings.publishAfter * 1_000) : null;
  let busy = false;

  const ask = async (reason: BuildReason, by: number | null): Promise<number> => {
    const waiting = await askedBuild(db, language);
    return waiting?.id ?? insertBuild(db, { language, reason, by, state: 'asked', at: new Date().toISOString() });
  };
  /** Builds as long as somebody asks. */
  const work = async () => {
    if (busy) return;
    busy = true;
    try {
      if (quiet?.isTime(Date.now(), await newestChange(db), readState(place)?.change ?? Number.POSITIVE_INFINITY))
        await ask('changes', null);
      for (let asked = await askedBuild(db, language); asked; asked = await askedBuild(db, language)) {
        const succeeded = await build(db, asked.id, surroundings);
        quiet?.built(Date.now(), succeeded);
      }
    } catch (error) {
      // The database may be locked for a moment: the next look sees what this one did not.
      surroundings.report(`Looking for what is to be published failed: ${error}`);
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void work(), pause);
  timer.unref();
  return {
    how: 'here',
    after: settings.publishAfter || null,
    publish: async (by) => {
      const id = await ask('button', by);
      void work();
      return id;
    },
    stop: () => clearInterval(timer),
  };
}
