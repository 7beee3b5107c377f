import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { npm } from './npm.ts';

/** Writes what the site is made of and with, each part with version and checksum, as CycloneDX (JSON). Not beside the pages: it would tell strangers what to look for. Returns why it could not, or null. */
export function writeSbom(file: string): string | null {
  const { printed, failed } = npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
  if (failed !== null) return failed;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, printed);
  return null;
}
