import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import { t } from '#i18n/admin-words.ts';
import { addressOf, type FoundRows, type ListedRow, type ListState, readState } from './row-list.ts';

export type Fetch<Row> = (state: ListState) => Promise<FoundRows<Row>>;

export const failure = (error: unknown): string => (error instanceof ApiProblem && error.problem.detail) || t('admin.offline');

/** Rows of the state that the address holds; going back in the browser goes back in the list. A late answer to an earlier question is passed over. */
export function useRows<Row extends ListedRow>(fetchRows: Fetch<Row>) {
  const [state, setState] = useState(() => readState(location.search));
  const [found, setFound] = useState<FoundRows<Row> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    try {
      const rows = await fetchRows(state);
      if (question === asked.current) {
        setFound(rows);
        setProblem(null);
      }
    } catch (error) {
      if (question === asked.current) setProblem(failure(error));
    }
  }, [fetchRows, state]);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    const back = () => setState(readState(location.search));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  const go = useCallback((next: ListState) => {
    history.pushState(null, '', addressOf(next));
    setState(next);
  }, []);
  return { state, go, found, problem, load };
}
