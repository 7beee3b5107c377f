import { createHash } from 'node:crypto';
import { hashOfFiles } from '../files-hash.ts';
import { meta, type Store, setMeta } from './statements.ts';

const inputs = [
  'data/ingredients',
  'data/rules',
  'data/catalog',
  'src/core',
  'src/catalog/schema.sql',
  'src/db/snapshot',
  'scripts/catalog',
  'scripts/knowledge',
  'scripts/snapshot',
];

/** What of the code and the data files a snapshot follows from. */
function codeOf(): string {
  return hashOfFiles([], inputs);
}

/** Writes down which code and which change of the live database the snapshot follows; "hash" says both in one. */
export function writeVersion(store: Store, newest: number): void {
  const code = codeOf();
  setMeta(store, 'code', code);
  setMeta(store, 'change', String(newest));
  setMeta(store, 'hash', createHash('sha256').update(`${code} ${newest}`).digest('hex'));
}

/** The newest change the snapshot holds; null when it was written by other code. */
export function heldChange(store: Store): number | null {
  return meta(store, 'code') === codeOf() ? Number(meta(store, 'change')) : null;
}
