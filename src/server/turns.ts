import { unavailable } from './problems.ts';

/** Does a work when its turn comes. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many works run at once and so many wait; one more is refused with 503 and may come again: what takes memory and processor is not begun a hundred times. */
export function turns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): InTurn {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw unavailable();
    // Who ends hands the place over.
    else await new Promise<void>((begin) => queue.push(begin));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
