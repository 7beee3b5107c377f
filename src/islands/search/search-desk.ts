import { reloadOnce } from '../shell/reload-once.ts';
import type { FromSearcher, Parts, Question, SearchGroup, ToSearcher } from './protocol.ts';

/** A worker that searches some parts of the index. */
export interface SearchDesk {
  /** Fetches the parts, once; rejects where they cannot be had. */
  open(parts: Parts): Promise<void>;
  /** Null once a newer question is asked. */
  ask(query: string, wanted: Question['wanted']): Promise<readonly SearchGroup[] | null>;
  close(): void;
}

export function startDesk(): SearchDesk {
  const worker = new Worker(new URL('./searcher.worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToSearcher) => worker.postMessage(message);
  const opening = Promise.withResolvers<void>();
  let isOpened = false;
  let asked = { ticket: 0, answer: Promise.withResolvers<readonly SearchGroup[] | null>() };
  const giveUp = (reason: string) => {
    opening.reject(new Error(reason));
    asked.answer.reject(new Error(reason));
  };
  // Whoever waits for them hears of it; nobody has to.
  opening.promise.catch(() => undefined);
  asked.answer.promise.catch(() => undefined);
  worker.addEventListener('error', (event) => {
    giveUp('The search did not start.');
    // Only a script that is not to be had fails without a message.
    if (!(event instanceof ErrorEvent)) reloadOnce();
  });
  worker.addEventListener('message', ({ data }: MessageEvent<FromSearcher>) => {
    if ('ready' in data) {
      if (data.ready) opening.resolve();
      else giveUp('The search index is out of reach.');
    } else if (data.ticket === asked.ticket) {
      if ('groups' in data) asked.answer.resolve(data.groups);
      else asked.answer.reject(new Error('The search failed.'));
    }
  });
  return {
    open: (parts) => {
      if (!isOpened) tell({ open: parts });
      isOpened = true;
      return opening.promise;
    },
    ask: async (query, wanted) => {
      asked.answer.resolve(null);
      const mine = { ticket: asked.ticket + 1, answer: Promise.withResolvers<readonly SearchGroup[] | null>() };
      asked = mine;
      mine.answer.promise.catch(() => undefined);
      await opening.promise;
      if (mine === asked) tell({ ask: { ticket: mine.ticket, query, wanted } });
      return mine.answer.promise;
    },
    close: () => {
      worker.terminate();
      giveUp('The search was closed.');
    },
  };
}
