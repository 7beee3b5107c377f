import { reloadOnce } from '../shell/reload-once.ts';
import type { FromDesk, ToDesk } from './protocol.ts';

/** A worker that searches an index. */
export interface SearchDesk<Index, Question, Answer> {
  /** Fetches the index, once; rejects where it cannot be had. */
  open(index: Index): Promise<void>;
  /** Null once a newer question is asked. */
  ask(question: Question): Promise<Answer | null>;
  close(): void;
}

export function startDesk<Index, Question, Answer>(worker: Worker): SearchDesk<Index, Question, Answer> {
  const tell = (message: ToDesk<Index, Question>) => worker.postMessage(message);
  const opening = Promise.withResolvers<void>();
  let isOpened = false;
  let asked = { ticket: 0, answer: Promise.withResolvers<Answer | null>() };
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
  worker.addEventListener('message', ({ data }: MessageEvent<FromDesk<Answer>>) => {
    if ('ready' in data) {
      if (data.ready) opening.resolve();
      else giveUp('The search index is out of reach.');
    } else if (data.ticket === asked.ticket) {
      if ('answer' in data) asked.answer.resolve(data.answer);
      else asked.answer.reject(new Error('The search failed.'));
    }
  });
  return {
    open: (index) => {
      if (!isOpened) tell({ open: index });
      isOpened = true;
      return opening.promise;
    },
    ask: async (question) => {
      asked.answer.resolve(null);
      const mine = { ticket: asked.ticket + 1, answer: Promise.withResolvers<Answer | null>() };
      asked = mine;
      mine.answer.promise.catch(() => undefined);
      await opening.promise;
      if (mine === asked) tell({ ticket: mine.ticket, question });
      return mine.answer.promise;
    },
    close: () => {
      worker.terminate();
      giveUp('The search was closed.');
    },
  };
}
