import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer, Order, WorkerPlace } from './render-worker.ts';
import type { RoutePages } from './renderer.ts';

/** Pages handed to a worker at once: few enough that the last workers end together. */
const batch = 64;

export interface Rendered {
  /** Files that were written, relative to the site. */
  readonly written: readonly string[];
  /** Resident bytes of all workers at their highest. */
  readonly memory: number;
}

export interface RenderFarm {
  /** Addresses of all pages, but those of the routes named. */
  list(keyed: readonly string[]): Promise<readonly RoutePages[]>;
  render(pages: readonly RoutePages[], progress: (done: number) => void): Promise<Rendered>;
  close(): void;
}

function batches(pages: readonly RoutePages[]): RoutePages[] {
  return pages.flatMap(({ route, paths }) =>
    Array.from({ length: Math.ceil(paths.length / batch) }, (_, index) => ({
      route,
      paths: paths.slice(index * batch, (index + 1) * batch),
    })),
  );
}

async function ask(worker: ChildProcess, order: Order): Promise<Exclude<Answer, { kind: 'failed' }>> {
  worker.send(order);
  const ended = new AbortController();
  const left = once(worker, 'exit', { signal: ended.signal }).then(([code, signal]) => {
    throw new Error(`A worker that renders pages ended (${signal ?? `exit code ${code}`}).`);
  });
  try {
    const [answer] = (await Promise.race([once(worker, 'message', { signal: ended.signal }), left])) as [Answer];
    if (answer.kind === 'failed') throw new Error(`A page could not be built: ${answer.message}`);
    return answer;
  } finally {
    left.catch(() => {});
    ended.abort();
  }
}

/** Starts processes that render pages from one kept program. What several machines would share is this: each takes a part of the pages and writes it into a folder of its own. */
export async function startFarm(place: WorkerPlace, workers: number, env: NodeJS.ProcessEnv): Promise<RenderFarm> {
  const crew = Array.from({ length: workers }, () =>
    fork(new URL('./render-worker.ts', import.meta.url), [JSON.stringify(place)], { env: { ...process.env, ...env }, stdio: 'inherit' }),
  );
  const close = () => {
    for (const worker of crew) worker.kill();
  };
  const highest = new Map<ChildProcess, number>();
  try {
    await Promise.all(
      crew.map(async (worker) => {
        const ended = new AbortController();
        await Promise.race([
          once(worker, 'message', ended),
          once(worker, 'exit', ended).then(() => {
            throw new Error('The program that renders pages could not be loaded.');
          }),
        ]);
        ended.abort();
      }),
    );
  } catch (error) {
    close();
    throw error;
  }
  return {
    async list(keyed) {
      const [first] = crew;
      const answer = first && (await ask(first, { kind: 'list', keyed }));
      return answer?.kind === 'listed' ? answer.pages : [];
    },
    async render(pages, progress) {
      const waiting = batches(pages).values();
      const written: string[] = [];
      let done = 0;
      await Promise.all(
        crew.map(async (worker) => {
          for (const part of waiting) {
            const answer = await ask(worker, { kind: 'render', pages: part });
            if (answer.kind !== 'rendered') continue;
            written.push(...answer.written);
            highest.set(worker, Math.max(highest.get(worker) ?? 0, answer.memory));
            done += part.paths.length;
            progress(done);
          }
        }),
      );
      return { written, memory: [...highest.values()].reduce((sum, bytes) => sum + bytes, 0) };
    },
    close,
  };
}
