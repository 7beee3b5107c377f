import * as z from 'zod/mini';
import { languages } from '#core/language.ts';
import { endpoint } from '../endpoint.ts';
import { id, moment } from '../fields.ts';

const count = z.int().check(z.minimum(0));

const build = z.strictObject({
  id,
  language: z.enum(languages),
  /** Why: the server started, a command, a change, the button, the night. */
  reason: z.enum(['start', 'command', 'changes', 'button', 'nightly']),
  by: z.nullable(z.string()),
  state: z.enum(['asked', 'running', 'done', 'failed']),
  startedAt: moment,
  endedAt: z.nullable(moment),
  seconds: z.nullable(z.number()),
  /** What a running one does, and how much of it is done. */
  step: z.nullable(z.string()),
  done: z.nullable(count),
  total: z.nullable(count),
  perSecond: z.nullable(z.number()),
  /** Pages rendered, and files that are others now. */
  pages: z.nullable(count),
  files: z.nullable(count),
  /** What it said, where it failed. */
  log: z.nullable(z.string()),
});

export const publishState = endpoint({
  method: 'GET',
  path: 'v2/admin/publish',
  summary: 'What changed since the site was last built, the build under way, and the last builds.',
  who: 'admin',
  status: 200,
  answer: z.strictObject({
    /** This server builds, the platform does when it is told to, or nobody here. */
    how: z.enum(['here', 'hook', 'none']),
    /** Seconds after the last change until the site is built by itself; null: it is not. */
    after: z.nullable(count),
    waiting: z.strictObject({ product: count, brand: count, ingredient: count, alias: count }),
    changes: z.array(
      z.strictObject({
        kind: z.enum(['product', 'brand', 'ingredient', 'alias']),
        subject: z.string(),
        alias: z.nullable(z.string()),
        name: z.nullable(z.string()),
      }),
    ),
    /** Under way, or asked for. */
    current: z.nullable(build),
    builds: z.array(build),
  }),
  errors: [],
});

export const publishNow = endpoint({
  method: 'POST',
  path: 'v2/admin/publish',
  summary: 'Has the site built now: what changed, by this server or by the platform. A build that is under way is followed by another.',
  who: 'admin',
  status: 202,
  answer: z.strictObject({ build }),
  errors: ['publish.unavailable', 'publish.failed'],
});

export const nightlyRuns = endpoint({
  method: 'GET',
  path: 'v2/admin/nightly',
  summary: 'The last nightly runs with what came of their steps.',
  who: 'admin',
  status: 200,
  answer: z.strictObject({
    runs: z.array(
      z.strictObject({
        startedAt: moment,
        endedAt: z.nullable(moment),
        failed: z.boolean(),
        steps: z.array(
          z.strictObject({
            step: z.string(),
            state: z.enum(['running', 'done', 'failed']),
            startedAt: moment,
            endedAt: z.nullable(moment),
            detail: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
