import { type ChildProcess, fork } from 'node:child_process';
import type { Answer, Order, WorkerOptions } from './render-worker.ts';
import type { RoutePages } from './renderer.ts';

/** Pages handed to a worker at once: few enough that the last workers end together. */
const batch = 64;

export interface Rendered {
  /** Files that were written, relative to the site. */
  readonly written: readonly string[];
  /** Resident bytes of all workers at their highest. */
  readonly memory: number;
}

/** Work is done in the order in which it is asked for, from when the first worker has loaded the prerender bundle. */
export interface RenderFarm {
  /** Addresses of all pages of all routes but those named. */
  listOthers(keyed: readonly string[]): Promise<readonly RoutePages[]>;
  /** Renders them, and tells which they are. */
  renderOthers(keyed: readonly string[]): Promise<Rendered & { readonly pages: readonly RoutePages[] }>;
  render(pages: readonly RoutePages[], progress: (done: number) => void): Promise<Rendered>;
  close(): void;
}

interface Task {
  readonly order: Order;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

function batches(pages: readonly RoutePages[]): RoutePages[] {
  return pages.flatMap(({ route, paths }) =>
    Array.from({ length: Math.ceil(paths.length / batch) }, (_, index) => ({
      route,
      paths: paths.slice(index * batch, (index + 1) * batch),
    })),
  );
}

/** Starts processes that render pages from one prerender bundle. What several machines would share is this: each takes a part of the pages and writes it into a folder of its own. */
export function startFarm(options: WorkerOptions, workers: number, env: NodeJS.ProcessEnv): RenderFarm {
  const waiting: Task[] = [];
  const underWay = new Map<ChildProcess, Task>();
  const highest = new Map<ChildProcess, number>();
  const idle: ChildProcess[] = [];
  let lost: Error | null = null;
  const routes = Promise.withResolvers<readonly string[]>();
  const handOut = () => {
    for (;;) {
      const [worker, task] = [idle[0], waiting[0]];
      if (!worker || !task) return;
      idle.shift();
      waiting.shift();
      underWay.set(worker, task);
      worker.send(task.order);
    }
  };
  const processes = Array.from({ length: workers }, () => {
    const worker = fork(new URL('./render-worker.ts', import.meta.url), [JSON.stringify(options)], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    worker.on('message', (answer: Answer) => {
      const task = underWay.get(worker);
      underWay.delete(worker);
      if (answer.kind === 'ready') routes.resolve(answer.routes);
      if (answer.kind === 'rendered') highest.set(worker, Math.max(highest.get(worker) ?? 0, answer.memory));
      if (answer.kind === 'failed') task?.reject(new Error(`A page could not be built: ${answer.message}`));
      else task?.resolve(answer);
      idle.push(worker);
      handOut();
    });
    worker.on('exit', (code, signal) => {
      lost = new Error(`A worker that renders pages ended (${signal ?? `exit code ${code}`}).`);
      routes.reject(lost);
      for (const task of [...underWay.values(), ...waiting.splice(0)]) task.reject(lost);
    });
    return worker;
  });
  const ask = (order: Order) =>
    new Promise<Answer>((resolve, reject) => {
      if (lost) reject(lost);
      waiting.push({ order, resolve, reject });
      handOut();
    });
  // Nobody may be waiting for them when a worker is lost.
  routes.promise.catch(() => {});
  const rendered = async (order: Extract<Order, { kind: 'render' }>) => {
    const answer = await ask(order);
    if (answer.kind !== 'rendered') throw new Error(`A worker was to render pages of ${order.route} and answered "${answer.kind}".`);
    return answer;
  };
  const others = async (keyed: readonly string[]) => (await routes.promise).filter((route) => !keyed.includes(route));
  const memory = () => [...highest.values()].reduce((sum, bytes) => sum + bytes, 0);
  return {
    async listOthers(keyed) {
      const answers = await Promise.all((await others(keyed)).map((route) => ask({ kind: 'list', route })));
      return answers.flatMap((answer) => (answer.kind === 'listed' ? answer.pages : []));
    },
    async renderOthers(keyed) {
      const answers = await Promise.all((await others(keyed)).map((route) => rendered({ kind: 'render', route, paths: null })));
      return { pages: answers.map(({ pages }) => pages), written: answers.flatMap(({ written }) => written), memory: memory() };
    },
    async render(pages, progress) {
      const written: string[] = [];
      let done = 0;
      await Promise.all(
        batches(pages).map(async ({ route, paths }) => {
          const answer = await rendered({ kind: 'render', route, paths });
          written.push(...answer.written);
          done += paths.length;
          progress(done);
        }),
      );
      return { written, memory: memory() };
    },
    close() {
      for (const worker of processes) worker.kill();
    },
  };
}
