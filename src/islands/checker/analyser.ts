import { reloadOnce } from '../shell/reload-once.ts';
import type { AnalyserProblem, Answers, FromWorker, Questions, Task } from './protocol.ts';

/** An expected failure of the analyser; the code chooses the message. */
export class AnalyserError extends Error {
  readonly problem: AnalyserProblem;

  constructor(problem: AnalyserProblem) {
    super(`The analyser answered "${problem}".`);
    this.name = 'AnalyserError';
    this.problem = problem;
  }
}

interface Waiting {
  resolve(answer: Answers[Task]): void;
  reject(error: AnalyserError): void;
}

let worker: Worker | null = null;
let lastTicket = 0;
const waiting = new Map<number, Waiting>();

/** A worker whose script did not load is useless: all who wait are told, and the next question starts a new one. */
function giveUp(): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new AnalyserError('dictionary'));
  waiting.clear();
}

function start(): Worker {
  const started = new Worker(new URL('./analyser.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('error', (event) => {
    giveUp();
    // Only a script that is not to be had fails without a message.
    if (!(event instanceof ErrorEvent)) reloadOnce();
  });
  started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const asker = waiting.get(data.ticket);
    waiting.delete(data.ticket);
    if ('problem' in data) asker?.reject(new AnalyserError(data.problem));
    else asker?.resolve(data.answer);
  });
  return started;
}

/** Asks the worker; a question put before the dictionary is there waits for it. Rejects with an AnalyserError. */
export function ask<Name extends Task>(task: Name, question: Questions[Name]): Promise<Answers[Name]> {
  worker ??= start();
  lastTicket += 1;
  const ticket = lastTicket;
  const answer = new Promise<Answers[Task]>((resolve, reject) => waiting.set(ticket, { resolve, reject }));
  worker.postMessage({ ticket, task, question });
  return answer as Promise<Answers[Name]>;
}
