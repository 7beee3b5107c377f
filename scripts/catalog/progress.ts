import { SingleBar } from 'cli-progress';

/** A bar with rate and time left; without a terminal it prints nothing, the step's line says enough. */
export function progressBar(what: string, total: number): { update: (done: number) => void; stop: () => void } {
  const start = performance.now();
  const bar = new SingleBar({
    format: `  {bar} {value}/{total} ${what} · {rate}/s · {eta} s left`,
    hideCursor: true,
    clearOnComplete: true,
    noTTYOutput: false,
  });
  bar.start(total, 0, { rate: 0 });
  return {
    update: (done) => bar.update(done, { rate: Math.round(done / ((performance.now() - start) / 1000)) }),
    stop: () => bar.stop(),
  };
}
