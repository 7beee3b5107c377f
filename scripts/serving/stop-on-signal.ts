/** So long what is under way may take, and all of stopping, milliseconds. */
const grace = { answers: 8_000, all: 10_000 };

/** Ends the process at SIGTERM or SIGINT when `stop` is done, at the latest after ten seconds; a second signal ends it at once. `stop` is told how long answers may take. */
export function stopOnSignal(stop: (grace: number) => Promise<void>, say: (text: string) => void = console.log): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      say(`${signal}: what is under way is finished, at most ten seconds.`);
      setTimeout(() => process.exit(1), grace.all).unref();
      stop(grace.answers).then(
        () => process.exit(0),
        (error: unknown) => {
          say(`Stopping failed: ${error}`);
          process.exit(1);
        },
      );
    });
}
