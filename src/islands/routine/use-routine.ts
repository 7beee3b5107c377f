import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import type { readRoutine, saveRoutine } from '#api/routine.ts';
import { isSameRoutine } from '#core/routine/merge-routines.ts';
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

/** merged: saved with what had been changed on another device; kept: it waits on the device for the network. */
export type Saving = 'rest' | 'saving' | 'saved' | 'merged' | 'kept' | 'failed';

/** Changes that follow each other this fast are saved once. */
const pause = 700;

const bare = ({ part, product, opened, months }: RoutineStep): RoutineStep => ({ part, product, opened, months });

const fromAccount = async () => (await ask<typeof readRoutine>({ method: 'GET', path: 'v2/user/routine' }, {})).routine.steps;

/** The routine of who is signed in; every change is saved by itself. */
export function useRoutine(user: number | null) {
  const [steps, setSteps] = useState<readonly KeyedStep[] | null>(null);
  const [saving, setSaving] = useState<Saving>('rest');
  const nextKey = useRef(1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<readonly RoutineStep[]>([]);
  const unsaved = useRef<readonly RoutineStep[] | null>(null);
  /** The account's steps that all changes here began with: what is changed in them elsewhere is joined. */
  const from = useRef<readonly RoutineStep[]>([]);

  const show = useCallback((present: readonly RoutineStep[]) => {
    keepPages(present.map(({ product }) => productPath(product)));
    shown.current = present;
    setSteps(present.map((step) => ({ ...step, key: nextKey.current++ })));
  }, []);

  useEffect(() => {
    if (user === null) return;
    const read = async () => {
      // What waits is later than what the account has.
      const kept = await waitingRoutine();
      const present = kept?.steps ?? (await fromAccount());
      from.current = kept?.from ?? present;
      show(present);
      if (!kept) return;
      if (kept.isRefused) unsaved.current = present;
      setSaving(kept.isRefused ? 'failed' : 'kept');
    };
    read().catch(() => undefined);
  }, [user, show]);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const sent = unsaved.current;
    if (sent === null) return;
    setSaving('saving');
    const changed = { steps: sent.map(bare), from: from.current.slice() };
    try {
      const { routine, merged } = await ask<typeof saveRoutine>({ method: 'PUT', path: 'v2/user/routine' }, { body: changed });
      await dropRoutine();
      if (unsaved.current !== sent) {
        // What was changed since began with what was sent.
        from.current = changed.steps;
        return;
      }
      unsaved.current = null;
      from.current = routine.steps;
      if (merged) show(routine.steps);
      setSaving(merged ? 'merged' : 'saved');
    } catch (error) {
      const isKept = !(error instanceof ApiProblem) && (await keepRoutine(changed));
      if (isKept && unsaved.current === sent) unsaved.current = null;
      setSaving(isKept ? 'kept' : 'failed');
    }
  }, [show]);

  // What waited was sent, or was not accepted.
  const waits = saving === 'kept';
  useEffect(() => {
    if (!waits) return;
    const look = async () => {
      const kept = await waitingRoutine();
      if (kept && !kept.isRefused) return;
      if (kept) {
        unsaved.current ??= shown.current;
        return setSaving('failed');
      }
      const present = await fromAccount();
      if (unsaved.current !== null) return;
      from.current = present;
      const isMerged = !isSameRoutine(present, shown.current);
      if (isMerged) show(present);
      setSaving(isMerged ? 'merged' : 'saved');
    };
    const listen = () => void look().catch(() => undefined);
    document.addEventListener(waitingEvent, listen);
    return () => document.removeEventListener(waitingEvent, listen);
  }, [waits, show]);

  // Whoever leaves at once leaves nothing behind.
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void save();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [save]);

  const change = useCallback(
    (next: readonly KeyedStep[]) => {
      setSteps(next);
      shown.current = next;
      unsaved.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pause);
    },
    [save],
  );
  const newKey = useCallback(() => nextKey.current++, []);
  return { steps, saving, change, save, newKey };
}
