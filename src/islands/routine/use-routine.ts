import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import type { readRoutine, saveRoutine } from '#api/routine.ts';
import type { RoutineStep } from '#core/routine/routine.ts';
import { productPath } from '#site/paths.ts';
import { keepPages } from '../offline/keep-pages.ts';
import { waitingEvent } from '../offline/waiting-event.ts';
import { dropRoutine, keepRoutine, waitingRoutine } from '../offline/waiting-routine.ts';
import { ask } from '../session/ask.ts';

/** A step with a key of its own, so that it keeps its fields and its focus wherever it is moved. */
export interface KeyedStep extends RoutineStep {
  readonly key: number;
}

/** kept: it waits on the device for the network. */
export type Saving = 'rest' | 'saving' | 'saved' | 'kept' | 'failed';

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
    const read = async () => {
      // What waits is later than what the account has.
      const kept = await waitingRoutine();
      const { steps: present } = kept ?? (await ask<typeof readRoutine>({ method: 'GET', path: 'v2/user/routine' }, {})).routine;
      keepPages(present.map(({ product }) => productPath(product)));
      const keyed = present.map((step) => ({ ...step, key: nextKey.current++ }));
      setSteps(keyed);
      if (!kept) return;
      if (kept.isRefused) unsaved.current = keyed;
      setSaving(kept.isRefused ? 'failed' : 'kept');
    };
    read().catch(() => undefined);
  }, [user]);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const sent = unsaved.current;
    if (sent === null) return;
    setSaving('saving');
    try {
      await ask<typeof saveRoutine>({ method: 'PUT', path: 'v2/user/routine' }, { body: { steps: sent.map(bare) } });
      await dropRoutine();
      if (unsaved.current !== sent) return;
      unsaved.current = null;
      setSaving('saved');
    } catch (error) {
      const isKept = !(error instanceof ApiProblem) && (await keepRoutine(sent.map(bare)));
      if (isKept && unsaved.current === sent) unsaved.current = null;
      setSaving(isKept ? 'kept' : 'failed');
    }
  }, []);

  // What waited was sent, or was not accepted.
  useEffect(() => {
    const look = async () => {
      const kept = await waitingRoutine();
      const now = kept === null ? 'saved' : kept.isRefused ? 'failed' : 'kept';
      setSaving((before) => (before === 'kept' ? now : before));
    };
    document.addEventListener(waitingEvent, look);
    return () => document.removeEventListener(waitingEvent, look);
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
