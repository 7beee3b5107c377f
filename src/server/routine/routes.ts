import * as z from 'zod/mini';
import { readRoutine, saveRoutine } from '#api/routine.ts';
import { routineSteps } from '#core/routine/routine.ts';
import { routineOf, saveRoutineOf } from '#db/queries/routines.ts';
import { iso } from '../accounts/sessions.ts';
import { route } from '../api.ts';
import { limit } from '../limits.ts';

export const routineRoutes = [
  route(readRoutine, async (_, { db }, caller) => {
    const stored = await routineOf(db, caller.id);
    return { routine: { steps: stored ? z.parse(routineSteps, JSON.parse(stored.steps)) : [], updatedAt: stored?.updatedAt ?? null } };
  }),
  route(saveRoutine, async ({ body: { steps } }, { db, limits, now }, caller) => {
    await limit(db, limits.writing, caller.id, now());
    const updatedAt = iso(now());
    await saveRoutineOf(db, caller.id, JSON.stringify(steps), updatedAt);
    return { routine: { steps, updatedAt } };
  }),
];
