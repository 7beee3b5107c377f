import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { oncePer } from '#core/remembered.ts';
import type { SiteFiles } from '../built-site/files.ts';
import { type CatalogueRow, productRows, productRowsPlace, type ReadPublished } from './product-rows.ts';
import { pageThreadFile, type RenderThread, startThread } from './render-thread.ts';

/** Where the build writes down the products whose pages it left to be asked for, one alias a line. */
export const onRequestFile = '_shells/on-request.txt';

const ownPage = /^\/products\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/dupes|\/reviews(?:\/page\/[1-9]\d{0,5}|\/lists\/[a-z]+)?)?$/;

/** The alias of the product that a page belongs to: its page, dupes and reviews; null for every other address. */
export const productOfPage = (path: string): string | null => ownPage.exec(path)?.[1] ?? null;

export interface ProgramPlace {
  /** Folder of the program that rendered the site. */
  readonly program: string;
  /** File of the snapshot that it reads. */
  readonly catalogue: string;
  /** The snapshot without its products, for where the whole one is not beside the functions; their rows are published with the site. */
  readonly frame: string;
  readonly siteUrl: string;
}

/** Renders what the build left out. */
export interface KeptProgram {
  /** A page as the build would have written it; null where there is no such page, or where the program does not go with the functions. */
  readonly page: (path: string) => Promise<Uint8Array | null>;
}

const aliasesIn = oncePer((bytes: Uint8Array): ReadonlySet<string> => new Set(new TextDecoder().decode(bytes).split('\n').filter(Boolean)));

/** Products whose pages the build left to be asked for. */
export function onRequest(files: SiteFiles): ReadonlySet<string> {
  if (!files.has(onRequestFile)) return new Set();
  return aliasesIn(files.bytes(onRequestFile));
}

/** One state of the program and of what it reads. */
interface Running {
  readonly version: string;
  readonly thread: RenderThread;
  /** Null: the thread has the whole snapshot. */
  readonly rowsOf: ((alias: string) => Promise<CatalogueRow[]>) | null;
}

/** One thread at a time: it keeps what it read of the snapshot, so a new snapshot or program gets a new one. */
export function keptProgram({ program, catalogue, frame, siteUrl }: ProgramPlace, files: SiteFiles, read: ReadPublished): KeptProgram {
  let running: Running | null = null;
  const start = (): Running | null => {
    const published = existsSync(catalogue) ? null : productRowsPlace(files);
    const parts = [join(program, pageThreadFile), published ? frame : catalogue];
    if (!parts.every((part) => existsSync(part))) return null;
    const version = [published?.folder, ...parts.map((part) => statSync(part).mtimeMs)].join(' ');
    if (running?.version === version) return running;
    running?.thread.stop();
    const place = { program, catalogue: published ? frame : catalogue, isFrame: published !== null, siteUrl };
    const begun: Running = {
      version,
      thread: startThread(place, () => {
        if (running === begun) running = null;
      }),
      rowsOf: published && productRows(published, read),
    };
    return begun;
  };
  return {
    async page(path) {
      const alias = productOfPage(path);
      if (alias === null || !onRequest(files).has(alias)) return null;
      running = start();
      if (!running) return null;
      const { thread, rowsOf } = running;
      return thread.ask(path, rowsOf && (await rowsOf(alias)));
    },
  };
}
