import { useCallback, useState } from 'react';
import type { undoChange } from '#api/admin/audit.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../session/ask.ts';

export interface Changed {
  readonly change: number | null;
  readonly rows: number;
}

/** The last change of this screen: what is said of it, and the way back. `after` draws anew what it touched. */
export function useChange(after: () => Promise<void>) {
  const [says, setSays] = useState('');
  const [last, setLast] = useState<number | null>(null);

  /** Runs a change; a refusal has been shown by then, and everything stays as it was. */
  const run = useCallback(
    async (make: () => Promise<Changed>): Promise<boolean> => {
      try {
        const { change, rows } = await make();
        setSays(change === null ? t('admin.change.nothing') : t('admin.change.done', { count: rows }));
        setLast(change);
        await after();
        return true;
      } catch {
        return false;
      }
    },
    [after],
  );

  const undo = useCallback(async () => {
    if (last === null) return;
    try {
      const done = await ask<typeof undoChange>({ method: 'POST', path: 'v2/admin/audit/{id}/undo' }, { params: { id: last } });
      const kept = done.kept === 0 ? '' : ` ${t('admin.change.kept', { count: done.kept })}`;
      setSays(t('admin.change.undone', { count: done.rows }) + kept);
      setLast(null);
      await after();
    } catch {
      // It has been said.
    }
  }, [after, last]);

  return { says, canUndo: last !== null, run, undo };
}
