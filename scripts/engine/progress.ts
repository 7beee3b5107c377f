import { progressBar } from '../catalog/progress.ts';

/** What a build is doing; each step ends before the next begins. */
export type Step =
  | 'changes'
  | 'workers'
  | 'fonts'
  | 'dictionary'
  | 'snapshot'
  | 'bundle'
  | 'keys'
  | 'pages'
  | 'pictures'
  | 'rows'
  | 'publish'
  | 'search'
  | 'open data'
  | 'worker';
export type BuildEvent =
  | { readonly kind: 'began'; readonly step: Step }
  | { readonly kind: 'progress'; readonly step: Step; readonly done: number; readonly total: number }
  | { readonly kind: 'ended'; readonly step: Step; readonly seconds: number };
export type Listener = (event: BuildEvent) => void;

/** Does a step of a build and tells the listener. */
export async function during<Result>(listen: Listener, step: Step, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  listen({ kind: 'began', step });
  const result = await work();
  listen({ kind: 'ended', step, seconds: (performance.now() - start) / 1000 });
  return result;
}

/** Prints the steps with their times, and a bar for the long ones. */
export function consoleListener(): Listener {
  let bar: ReturnType<typeof progressBar> | null = null;
  return (event) => {
    if (event.kind === 'began') console.log(`→ ${event.step}`);
    else if (event.kind === 'progress') {
      bar ??= progressBar(event.step, event.total);
      bar.update(event.done);
    } else {
      bar?.stop();
      bar = null;
      console.log(`  ${event.seconds.toFixed(1)} s`);
    }
  };
}
