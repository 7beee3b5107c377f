import * as z from 'zod/mini';
import { readRoutine, saveRoutine } from '#api/routine.ts';
import { isSameRoutine, mergedRoutine } from '#core/routine/merge-routines.ts';
import { type RoutineStep, routineSteps } from '#core/routine/routine.ts';
import type { Database } from '#db/database.ts';
import { routineOf, saveRoutineOf } from '#db/queries/routines.ts';
import { iso } from '../accounts/sessions.ts';
import { route } from '../api.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';

async function storedRoutine(db: Pick<Database, 'select'>, user: number) {
  const stored = await routineOf(db, user);
  return { steps: stored ? z.parse(routineSteps, JSON.parse(stored.steps)) : [], updatedAt: stored?.updatedAt ?? null };
}

/** The steps as they are to stand, with what was changed meanwhile of those that they were made `from`. */
function joined(present: readonly RoutineStep[], steps: readonly RoutineStep[], from: readonly RoutineStep[]): RoutineStep[] {
  const both = z.safeParse(routineSteps, mergedRoutine(from, steps, present));
  if (!both.success) throw new ApiError('routine.full');
  return both.data;
}

export const routineRoutes = [
  route(readRoutine, async (_, { db }, caller) => ({ routine: await storedRoutine(db, caller.id) })),
  route(saveRoutine, async ({ body }, { db, limits, now }, caller) => {
    await limit(db, limits.writing, caller.id, now());
    const updatedAt = iso(now());
    return db.transaction(async (inside) => {
      const present = (await storedRoutine(inside, caller.id)).steps;
      const steps = body.from ? joined(present, body.steps, body.from) : body.steps;
      await saveRoutineOf(inside, caller.id, JSON.stringify(steps), updatedAt);
      return { routine: { steps, updatedAt }, merged: !isSameRoutine(steps, body.steps) };
    });
  }),
];
