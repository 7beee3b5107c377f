import { createHash } from 'node:crypto';
import type { Problems } from './problems.ts';
import type { SitePage } from './read-page.ts';

/** What of a page the header of its address would not let run. */
export function checkScripts({ path, scripts, handlers }: SitePage, headers: Readonly<Record<string, string>>, problems: Problems): void {
  const policy = headers['Content-Security-Policy'] ?? '';
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  if (allowed.length === 0 || allowed.includes("'unsafe-inline'")) problems.add('header: does not say which scripts run', path);
  for (const script of scripts)
    if (!allowed.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`))
      problems.add('script that the header refuses', `${path}: ${script.slice(0, 60)}`);
  for (const handler of handlers) problems.add('attribute that the header refuses', `${path}: ${handler}`);
}
