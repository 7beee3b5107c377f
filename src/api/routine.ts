import * as z from 'zod/mini';
import { routineSteps } from '#core/routine/routine.ts';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

const answer = z.strictObject({ routine: z.strictObject({ steps: routineSteps, updatedAt: z.nullable(moment) }) });

export const readRoutine = endpoint({
  method: 'GET',
  path: 'v2/user/routine',
  summary: 'The own morning and evening steps.',
  who: 'user',
  status: 200,
  answer,
  errors: [],
});

export const saveRoutine = endpoint({
  method: 'PUT',
  path: 'v2/user/routine',
  summary: 'Replaces the own routine.',
  who: 'user',
  body: z.strictObject({ steps: routineSteps }),
  status: 200,
  answer,
  errors: ['rate.limited'],
});
