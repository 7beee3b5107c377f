import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf } from './page-list.ts';
import { loadRenderer, type RoutePages } from './renderer.ts';

/** Where a worker finds the prerender bundle and leaves its pages. */
export interface WorkerOptions {
  readonly prerenderBundle: string;
  readonly siteUrl: string;
  readonly out: string;
  /** A site whose files need not be written again when a page came out the same. */
  readonly previousSite: string | null;
}

/** `paths` null: all pages of the route. */
export type Order =
  | { readonly kind: 'list'; readonly route: string }
  | { readonly kind: 'render'; readonly route: string; readonly paths: readonly string[] | null };

/** What a worker answers, in the order it was asked. */
export type Answer =
  | { readonly kind: 'ready'; readonly routes: readonly string[] }
  | { readonly kind: 'listed'; readonly pages: RoutePages }
  | { readonly kind: 'rendered'; readonly pages: RoutePages; readonly written: readonly string[]; readonly memory: number }
  | { readonly kind: 'failed'; readonly message: string };

/** Pages under way at once: a page waits for nothing but its own promises. */
const concurrency = 16;

const options = JSON.parse(process.argv[2] ?? '{}') as WorkerOptions;
const send = (answer: Answer) => process.send?.(answer);
const { routes, pathsOf, render } = await loadRenderer(options.prerenderBundle, options.siteUrl);
const folders = new Set<string>();

/** Writes a page; false when the known site holds the same bytes. */
function write(file: string, bytes: Uint8Array): boolean {
  const previous = options.previousSite === null ? null : join(options.previousSite, file);
  if (previous !== null && existsSync(previous) && readFileSync(previous).equals(bytes)) return false;
  const target = join(options.out, file);
  const folder = dirname(target);
  if (!folders.has(folder)) {
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  }
  writeFileSync(target, bytes);
  return true;
}

async function renderPages({ route, paths }: RoutePages): Promise<string[]> {
  const written: string[] = [];
  const waiting = paths.values();
  const draw = async (path: string) => {
    try {
      const bytes = await render(path, { route });
      if (bytes === null) throw new Error('There is no such page.');
      const file = fileOf(path);
      if (write(file, bytes)) written.push(file);
    } catch (cause) {
      throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  };
  const renderNext = async () => {
    for (const path of waiting) await draw(path);
  };
  await Promise.all(Array.from({ length: concurrency }, renderNext));
  return written;
}

async function obey(order: Order): Promise<Answer> {
  const { route } = order;
  try {
    if (order.kind === 'list') return { kind: 'listed', pages: { route, paths: pathsOf(route) } };
    const pages = { route, paths: order.paths ?? pathsOf(route) };
    return { kind: 'rendered', pages, written: await renderPages(pages), memory: process.memoryUsage.rss() };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (order: Order) => send(await obey(order)));
process.on('disconnect', () => process.exit());
send({ kind: 'ready', routes });
