import { spawn } from 'node:child_process';
import type { Services } from '#server/services.ts';

/** Begins the nightly work in a process beside the server. One that a clock began meanwhile is waited for by the command itself. */
export function localNight(): NonNullable<Services['night']> {
  let busy = false;
  return () => {
    if (busy) return false;
    busy = true;
    const child = spawn(process.execPath, ['scripts/nightly.ts'], { stdio: ['ignore', 'inherit', 'inherit'] });
    for (const end of ['exit', 'error'] as const)
      child.once(end, () => {
        busy = false;
      });
    return true;
  };
}
