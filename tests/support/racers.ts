import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Limit, LimitName } from '#server/limits.ts';

export interface RaceSettings {
  readonly database: string;
  readonly secret: string;
  readonly limits: Readonly<Partial<Record<LimitName, Limit>>>;
}
export interface RaceCall {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
}
export interface RaceOutcome {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of any endpoint.
  readonly body: any;
  readonly logged: readonly string[];
}

/** Several processes that serve one database file. */
export async function startRacers(count: number, settings: RaceSettings) {
  const processes = Array.from({ length: count }, () =>
    fork(new URL('./race-process.ts', import.meta.url), [JSON.stringify(settings)], {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  const said = async (one: ChildProcess): Promise<unknown> => (await once(one, 'message'))[0];
  await Promise.all(processes.map(said));
  return {
    /** Lets every process make its calls at the same time: `callsOf` gives those of each. */
    race: async (callsOf: (process: number) => readonly RaceCall[]): Promise<RaceOutcome[]> => {
      const answers = processes.map((one, index) => {
        const answer = said(one);
        one.send([...callsOf(index)]);
        return answer as Promise<RaceOutcome[]>;
      });
      return (await Promise.all(answers)).flat();
    },
    stop: () => processes.forEach((one) => void one.kill()),
  };
}
