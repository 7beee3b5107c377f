import * as z from 'zod/mini';
import { runSteps } from '#server/nightly/run-steps.ts';
import { openMigrated } from '../catalog/prepare.ts';
import type { Settings } from '../settings.ts';
import { importing } from './commands.ts';

const hookBody = z.object({ reason: z.literal('nightly') });

/** Was this build started by the nightly function (src/server/publishing/hook.ts)? */
function isOfTheNight(body: string | undefined): boolean {
  try {
    return z.safeParse(hookBody, JSON.parse(body ?? '')).success;
  } catch {
    return false;
  }
}

/** On a platform the nightly build imports before it builds; an import that fails is written down and stops no build. */
export async function importAsAsked(settings: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  if (!isOfTheNight(env['INCOMING_HOOK_BODY'])) return;
  const { db, close } = await openMigrated(settings);
  try {
    await runSteps(db, [importing(settings)], console.log);
  } finally {
    close();
  }
}
