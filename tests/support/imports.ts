import { join } from 'node:path';

/** What a file imports, as it is written. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from\s+|import\s*\(?\s*|new URL\()\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '');

/** The source file that an import names; null where it names a package. */
export function fileNamed(target: string, file: string): string | null {
  if (target.startsWith('.')) return join(file, '..', target);
  if (target.startsWith('#scripts/')) return target.slice(1);
  return target.startsWith('#') ? join('src', target.slice(1)) : null;
}
