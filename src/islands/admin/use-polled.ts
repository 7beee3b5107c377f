import { useCallback, useEffect, useRef, useState } from 'react';
import { failure } from './list/use-rows.ts';

/** An answer that is asked for again and again, after as many milliseconds as it says itself; not while nobody looks. */
export function usePolled<Answer>(ask: () => Promise<Answer>, pauseAfter: (answer: Answer) => number) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef({ ask, pauseAfter });
  latest.current = { ask, pauseAfter };
  const pause = useRef(1_000);
  const load = useCallback(async () => {
    try {
      const told = await latest.current.ask();
      pause.current = latest.current.pauseAfter(told);
      setAnswer(told);
      setProblem(null);
    } catch (error) {
      pause.current = 10_000;
      setProblem(failure(error));
    }
  }, []);
  useEffect(() => {
    let timer = 0;
    let ended = false;
    const turn = async () => {
      if (document.visibilityState === 'visible') await load();
      if (!ended) timer = window.setTimeout(() => void turn(), pause.current);
    };
    void turn();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [load]);
  return { answer, problem, load };
}
