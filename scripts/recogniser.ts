import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { recogniserFiles, recogniserFolder } from '#site/recogniser.ts';

const { resolve } = createRequire(import.meta.url);

/** The files of the recogniser in their packages, by the name they have on the site. */
export const recogniserSources: readonly (readonly [name: string, file: string])[] = Object.entries(recogniserFiles).map(
  ([name, { from }]) => [name, resolve(from)],
);

/** Copies what reads photographs out of its packages into the public folder. */
export function copyRecogniser(publicFolder = 'public'): void {
  rmSync(join(publicFolder, 'recogniser'), { recursive: true, force: true });
  const folder = join(publicFolder, recogniserFolder);
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of recogniserSources) cpSync(file, join(folder, name));
}
