import { callHook } from '../publishing/hook.ts';
import type { Services } from '../services.ts';
import { tellingChanges } from './changed-lists.ts';
import { pruning } from './pruning.ts';
import { runSteps } from './run-steps.ts';

/** The nightly work on a platform: functions have seconds, so that imports and the build are the hook's (scripts/nightly/platform-import.ts). Resolves with the names of the steps that failed. */
export function scheduledNight(
  { db, images, site, address, mailer, now }: Pick<Services, 'db' | 'images' | 'site' | 'address' | 'mailer' | 'now'>,
  hook: string | null,
): Promise<readonly string[]> {
  const rebuild = async () => {
    if (hook === null) throw new Error('BUILD_HOOK_URL is not set: nothing imports and builds.');
    await callHook({ db, language: site.language, url: hook }, 'nightly');
    return 'the build hook was called; it imports first';
  };
  const mail = { step: 'unsent mail', work: async () => `${(await mailer.sendAgain?.()) ?? 0} sent` };
  const steps = [
    ...pruning({ db, images, now: now() }),
    tellingChanges({ db, mailer, site, address }),
    mail,
    { step: 'rebuild', work: rebuild },
  ];
  return runSteps(db, steps, console.log);
}
