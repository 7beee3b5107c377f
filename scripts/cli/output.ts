/**
 * Imported by every command: that the reader of what it prints has gone (`… | head`) is no mistake.
 * Printing lines ends there; a command that makes something makes it to the end, and what it says is lost.
 */

/** A pipe that was closed, or a socket in its place. */
const goneCodes: readonly (string | undefined)[] = ['EPIPE', 'ECONNRESET'];

for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!goneCodes.includes(error.code)) throw error;
  });

/** Prints an answer as a line of JSON and waits while the reader is slow; ends the command when there is none any more. */
export async function printLine(answer: object): Promise<void> {
  const { stdout } = process;
  if (!stdout.write(`${JSON.stringify(answer)}\n`) && !stdout.destroyed)
    await new Promise<void>((resolve) => {
      const go = () => {
        stdout.off('drain', go).off('close', go);
        resolve();
      };
      stdout.on('drain', go).on('close', go);
    });
  if (stdout.destroyed) process.exit();
}
