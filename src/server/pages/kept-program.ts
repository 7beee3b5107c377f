import { existsSync, statSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteFiles } from '../built-site/files.ts';

/** Where the build writes down the products whose pages it left to be asked for, one alias a line. */
export const onRequestFile = '_shells/on-request.txt';
/** What of the kept program (scripts/engine/keep-bundle.ts) answers questions in a thread. */
export const pageThreadFile = 'page-thread.mjs';

const ownPage = /^\/products\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/dupes|\/reviews(?:\/page\/[1-9]\d{0,5}|\/lists\/[a-z]+)?)?$/;

/** The alias of the product that a page belongs to: its page, dupes and reviews; null for every other address. */
export const productOfPage = (path: string): string | null => ownPage.exec(path)?.[1] ?? null;

export interface ProgramPlace {
  /** Folder of the program that rendered the site. */
  readonly program: string;
  /** File of the snapshot that it reads. */
  readonly catalogue: string;
  readonly siteUrl: string;
}

export interface PageQuestion {
  readonly id: number;
  readonly path: string;
}

export type PageAnswer = { readonly id: number; readonly bytes: Uint8Array | null } | { readonly id: number; readonly error: string };

/** Renders what the build left out. */
export interface KeptProgram {
  /** A page as the build would have written it; null where there is no such page, or where the program does not go with the functions. */
  readonly page: (path: string) => Promise<Uint8Array | null>;
}

interface Thread {
  readonly version: string;
  readonly ask: (path: string) => Promise<Uint8Array | null>;
  readonly stop: () => void;
}

function startThread({ program, catalogue, siteUrl }: ProgramPlace, version: string, ended: () => void): Thread {
  const worker = new Worker(resolvePath(program, pageThreadFile), {
    workerData: { program, siteUrl },
    env: { ...process.env, SNAPSHOT: catalogue, NODE_ENV: 'production' },
  });
  worker.unref();
  const waiting = new Map<number, { readonly resolve: (bytes: Uint8Array | null) => void; readonly reject: (error: Error) => void }>();
  let asked = 0;
  const fail = (error: Error) => {
    ended();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: PageAnswer) => {
    const question = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('error' in answer) question?.reject(new Error(answer.error));
    else question?.resolve(answer.bytes);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The thread that renders pages ended with code ${code}.`)));
  return {
    version,
    ask: (path) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.ref();
        worker.postMessage({ id: asked, path } satisfies PageQuestion);
      }),
    stop: () => void worker.terminate(),
  };
}

const aliasesOf = new WeakMap<Uint8Array, ReadonlySet<string>>();

/** Products whose pages the build left to be asked for. */
export function onRequest(files: SiteFiles): ReadonlySet<string> {
  if (!files.has(onRequestFile)) return new Set();
  const bytes = files.bytes(onRequestFile);
  const aliases = aliasesOf.get(bytes) ?? new Set(new TextDecoder().decode(bytes).split('\n').filter(Boolean));
  aliasesOf.set(bytes, aliases);
  return aliases;
}

/** One thread at a time: it keeps what it read of the snapshot, so a new snapshot or program gets a new one. */
export function keptProgram(place: ProgramPlace, files: SiteFiles): KeptProgram {
  let thread: Thread | null = null;
  const parts = [join(place.program, pageThreadFile), place.catalogue];
  return {
    async page(path) {
      const alias = productOfPage(path);
      if (alias === null || !onRequest(files).has(alias) || !parts.every((part) => existsSync(part))) return null;
      const version = parts.map((part) => statSync(part).mtimeMs).join(' ');
      if (thread?.version !== version) {
        thread?.stop();
        thread = startThread(place, version, () => {
          thread = null;
        });
      }
      return thread.ask(path);
    },
  };
}
