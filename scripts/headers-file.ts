import { existsSync, readFileSync, statSync } from 'node:fs';
import { type HeaderRule, headersOf } from '#site/headers.ts';

/** The file of a built site that names the headers of its addresses, as Netlify reads it. */
export const headersFile = '_headers';

/** A line with an address, and below it, indented, a line for each header. */
export function headerLines(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ for: address, values }) => [
    address,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

function parseHeaders(text: string): HeaderRule[] {
  const rules: { for: string; values: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (name !== undefined && value !== undefined && last) last.values[name] = value;
    else if (line !== '') rules.push({ for: line, values: {} });
  }
  return rules;
}

/** The headers of an address, as the site's `_headers` says. The file is read again when a build has changed it. */
export function headersReader(file: string): (path: string) => Readonly<Record<string, string>> {
  let read = -1;
  let rules: readonly HeaderRule[] = [];
  return (path) => {
    const changed = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changed !== read) {
      read = changed;
      rules = changed === 0 ? [] : parseHeaders(readFileSync(file, 'utf8'));
    }
    return headersOf(rules, path);
  };
}
