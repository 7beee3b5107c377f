import { useCallback, useEffect, useRef, useState } from 'react';
import type { readRoutine, saveRoutine } from '#api/routine.ts';
import type { RoutineStep } from '#core/routine/routine.ts';
import { productPath } from '#site/paths.ts';
import { keepPages } from '../offline/keep-pages.ts';
import { ask } from '../session/ask.ts';

/** A step with a key of its own, so that it keeps its fields and its focus wherever it is moved. */
export interface KeyedStep extends RoutineStep {
  readonly key: number;
}

export type Saving = 'rest' | 'saving' | 'saved' | 'failed';

/** Changes that follow each other this fast are saved once. */
const pause = 700;

const bare = ({ part, product, opened, months }: KeyedStep): RoutineStep => ({ part, product, opened, months });

/** The routine of who is signed in; every change is saved by itself. */
export function useRoutine(user: number | null) {
  const [steps, setSteps] = useState<readonly KeyedStep[] | null>(null);
  const [saving, setSaving] = useState<Saving>('rest');
  const nextKey = useRef(1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<readonly KeyedStep[] | null>(null);

  useEffect(() => {
    if (user === null) return;
    ask<typeof readRoutine>({ method: 'GET', path: 'v2/user/routine' }, {}).then(
      ({ routine }) => {
        keepPages(routine.steps.map(({ product }) => productPath(product)));
        setSteps(routine.steps.map((step) => ({ ...step, key: nextKey.current++ })));
      },
      () => undefined,
    );
  }, [user]);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const sent = unsaved.current;
    if (sent === null) return;
    setSaving('saving');
    try {
      await ask<typeof saveRoutine>({ method: 'PUT', path: 'v2/user/routine' }, { body: { steps: sent.map(bare) } });
      if (unsaved.current !== sent) return;
      unsaved.current = null;
      setSaving('saved');
    } catch {
      setSaving('failed');
    }
  }, []);

  // Whoever leaves at once leaves nothing behind.
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void save();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [save]);

  const change = useCallback(
    (next: readonly KeyedStep[]) => {
      setSteps(next);
      unsaved.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pause);
    },
    [save],
  );
  const newKey = useCallback(() => nextKey.current++, []);
  return { steps, saving, change, save, newKey };
}
