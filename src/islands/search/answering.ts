import type { FromDesk, ToDesk } from './protocol.ts';

/** The worker's side of a desk (search-desk.ts): opens an index, answers questions to it, and lets go of all but the newest. `isNewest` says whether an answer is still wanted. */
export function answerQuestions<Index, Opened, Question, Answer>(
  open: (index: Index) => Promise<Opened>,
  answer: (opened: Opened, question: Question, isNewest: () => boolean) => Promise<Answer | null>,
): void {
  const say = (message: FromDesk<Answer>) => postMessage(message);
  let opening: Promise<Opened> | null = null;
  let newest = 0;
  addEventListener('message', async ({ data }: MessageEvent<ToDesk<Index, Question>>) => {
    if ('open' in data) {
      opening = open(data.open);
      return opening.then(
        () => say({ ready: true }),
        () => say({ ready: false }),
      );
    }
    const { ticket, question } = data;
    newest = ticket;
    try {
      if (!opening) throw new Error('The index was not opened.');
      const found = await answer(await opening, question, () => ticket === newest);
      if (found) say({ ticket, answer: found });
    } catch (error) {
      console.warn(error);
      say({ ticket, failed: true });
    }
  });
}
