import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where uploaded pictures are kept, by name ("avatar/{hash}-96.webp"). */
export interface ImageStore {
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null where there is none. */
  readonly get: (name: string) => Promise<Uint8Array | null>;
  readonly remove: (name: string) => Promise<void>;
  /** Names of all that is kept. */
  readonly list: () => Promise<readonly string[]>;
  /** When it was put there (milliseconds since 1970). */
  readonly putAt: (name: string) => Promise<number>;
}

const kinds = ['avatar', 'product'] as const;

/** Keeps pictures in a folder. A file appears whole or not at all. */
export function folderStore(folder: string): ImageStore {
  const fileOf = (name: string) => join(folder, name);
  return {
    put: async (name, bytes) => {
      const file = fileOf(name);
      const fresh = `${file}.${crypto.randomUUID()}`;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(fresh, bytes);
      renameSync(fresh, file);
    },
    get: async (name) => {
      try {
        return readFileSync(fileOf(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: async (name) => rmSync(fileOf(name), { force: true }),
    list: async () => kinds.flatMap((kind) => (existsSync(fileOf(kind)) ? readdirSync(fileOf(kind)).map((file) => `${kind}/${file}`) : [])),
    putAt: async (name) => statSync(fileOf(name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  };
}
