import * as z from 'zod/mini';
import { routineSteps } from '#core/routine/routine.ts';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

const routine = z.strictObject({ steps: routineSteps, updatedAt: z.nullable(moment) });

export const readRoutine = endpoint({
  method: 'GET',
  path: 'v2/user/routine',
  summary: 'The own morning and evening steps.',
  who: 'user',
  status: 200,
  answer: z.strictObject({ routine }),
  errors: [],
});

export const saveRoutine = endpoint({
  method: 'PUT',
  path: 'v2/user/routine',
  summary: 'Replaces the own routine, or joins what was changed in it meanwhile.',
  who: 'user',
  body: z.strictObject({
    steps: routineSteps,
    /** The steps that were changed into these: where the account's are others by now, what was changed there counts as well. Without it these count alone. */
    from: z.optional(routineSteps),
  }),
  status: 200,
  /** `merged`: it was changed elsewhere meanwhile, and `routine` holds that too. */
  answer: z.strictObject({ routine, merged: z.boolean() }),
  errors: ['rate.limited', 'routine.full'],
});
