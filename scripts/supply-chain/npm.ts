import { spawnSync } from 'node:child_process';

/** Runs an npm command for what it prints; the npm that started us, where one did. A command that cannot be started says why in `failed`. */
export function npm(...args: readonly string[]): { readonly printed: string; readonly failed: string | null } {
  const own = process.env['npm_execpath'];
  const [program, before] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const { stdout, stderr, status, error } = spawnSync(program, [...before, ...args], { encoding: 'utf8', maxBuffer: 64e6 });
  const failed = error?.message ?? (status === 0 ? null : stderr.trim() || `exit code ${status}`);
  return { printed: stdout ?? '', failed };
}
