import type { Corners } from '#core/photo/picture.ts';
import { PictureError } from './picture-files.ts';
import type { FromPhotoWorker, JoinedList, ReadPhotograph, ReadProgress, ToPhotoWorker } from './protocol.ts';

interface Asker {
  answer(message: FromPhotoWorker): void;
  fail(error: PictureError): void;
}

export interface PhotoReader {
  /** Where the list is in the picture; null when nothing looks like one. Rejects with a PictureError. */
  propose(picture: ImageBitmap): Promise<Corners | null>;
  /** Reads what is between the corners. Rejects with a PictureError; never settles once it was stopped. */
  read(picture: ImageBitmap, corners: Corners, onProgress: (progress: Partial<ReadProgress>) => void): Promise<ReadPhotograph>;
  /** One list out of the texts of several photographs. Rejects with a PictureError. */
  join(texts: readonly string[]): Promise<JoinedList>;
  /** Ends what is being done, at once: recognition cannot be interrupted but with its worker. */
  stop(): void;
}

/** Reads photographs in a worker of its own, which starts with the first question. */
export function createPhotoReader(): PhotoReader {
  let worker: Worker | null = null;
  let lastTicket = 0;
  const askers = new Map<number, Asker>();

  const stop = () => {
    worker?.terminate();
    worker = null;
    askers.clear();
  };
  const giveUp = (event: Event) => {
    const waiting = [...askers.values()];
    stop();
    for (const { fail } of waiting) fail(new PictureError(event instanceof ErrorEvent ? 'failed' : 'files'));
  };
  const start = (): Worker => {
    if (!('Worker' in window) || !('OffscreenCanvas' in window) || !('WebAssembly' in window)) throw new PictureError('unable');
    const started = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('error', giveUp);
    started.addEventListener('message', ({ data }: MessageEvent<FromPhotoWorker>) => askers.get(data.ticket)?.answer(data));
    return started;
  };
  const ask = <Answer>(question: (ticket: number) => ToPhotoWorker, answerOf: (message: FromPhotoWorker) => Answer | undefined) =>
    new Promise<Answer>((resolve, reject) => {
      worker ??= start();
      lastTicket += 1;
      const ticket = lastTicket;
      const fail = (error: PictureError) => {
        askers.delete(ticket);
        reject(error);
      };
      askers.set(ticket, {
        fail,
        answer(message) {
          if ('problem' in message) return fail(new PictureError(message.problem));
          const answer = answerOf(message);
          if (answer === undefined) return;
          askers.delete(ticket);
          resolve(answer);
        },
      });
      worker.postMessage(question(ticket));
    });
  return {
    propose: (picture) =>
      ask(
        (ticket) => ({ task: 'propose', ticket, picture }),
        (message) => ('corners' in message ? message.corners : undefined),
      ),
    read: (picture, corners, onProgress) =>
      ask(
        (ticket) => ({ task: 'read', ticket, picture, corners }),
        (message) => {
          if ('progress' in message) onProgress(message.progress);
          return 'read' in message ? message.read : undefined;
        },
      ),
    join: (texts) =>
      ask(
        (ticket) => ({ task: 'join', ticket, texts }),
        (message) => ('joined' in message ? message.joined : undefined),
      ),
    stop,
  };
}
