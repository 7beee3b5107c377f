import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { wrapLines } from './wrap-lines.ts';

function same(before: string, after: string): boolean {
  try {
    return isDeepStrictEqual(load(before), load(after));
  } catch {
    return false;
  }
}

/** The ingredient and rule files under `root` (the folder data) that have lines to wrap, with their text as it should be. */
export function wrappedFiles(root: string): { readonly file: string; readonly wrapped: string }[] {
  // Written by a command, not by people.
  const generated = join(root, 'rules', 'annex-check.yaml');
  return globSync(join(root, '{ingredients,rules}', '*.yaml'))
    .filter((file) => file !== generated)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const wrapped = wrapLines(text, same);
      return wrapped === text ? [] : [{ file, wrapped }];
    });
}
