import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import { type BuildReason, failBuild, insertBuild } from '#db/queries/builds.ts';
import { ApiError } from '../problems.ts';
import type { Publisher } from './publisher.ts';

/** Milliseconds the platform may take to answer. */
const timeout = 10_000;

interface Hook {
  readonly db: Database;
  readonly language: Language;
  readonly url: string;
}

/** Tells the platform to build; the build itself goes on with the line that is written here (scripts/engine/build-record.ts). */
export async function callHook({ db, language, url }: Hook, reason: BuildReason, by: number | null = null): Promise<number> {
  const at = () => new Date().toISOString();
  const id = await insertBuild(db, { language, reason, by, state: 'asked', at: at() });
  try {
    const address = new URL(url);
    address.searchParams.set('trigger_title', `Inciscope: ${reason}`);
    const answer = await fetch(address, {
      method: 'POST',
      // The platform hands the body to the build as INCOMING_HOOK_BODY.
      body: JSON.stringify({ reason }),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new Error(`The build hook answered with status ${answer.status}.`);
  } catch (error) {
    await failBuild(db, id, error instanceof Error ? error.message : String(error), at());
    throw error;
  }
  return id;
}

/** Publishes where a platform builds. */
export function hookPublisher(hook: Hook): Publisher {
  return {
    how: 'hook',
    after: null,
    async publish(by) {
      try {
        return await callHook(hook, 'button', by);
      } catch (cause) {
        throw new ApiError('publish.failed', { cause });
      }
    },
  };
}
