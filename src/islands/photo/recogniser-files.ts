import { recogniserFiles, recogniserFolder } from '#site/recogniser.ts';

/** A file of the recogniser could not be fetched. */
export class RecogniserFileError extends Error {
  constructor(file: string, cause: unknown) {
    super(`The file ${file} of the recogniser could not be fetched.`, { cause });
    this.name = 'RecogniserFileError';
  }
}

/** They are kept under this name, so that photographs are read without a connection, too. */
const cacheName = 'recogniser';
const total = Object.values(recogniserFiles).reduce((sum, { bytes }) => sum + bytes, 0);

/** Where nothing is kept (a private window, a full disk), the browser's own cache serves them. */
const openCache = (): Promise<Cache | null> => ('caches' in self ? caches.open(cacheName).catch(() => null) : Promise.resolve(null));

/** Counts what comes in of an answer. */
function counted(answer: Response, onBytes: (bytes: number) => void): Response {
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.length);
      controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(count) ?? null, { headers: { 'content-type': answer.headers.get('content-type') ?? '' } });
}

/** Fetches and keeps what reads letters, where it is not kept yet; `onProgress` hears from 0 to 1. Files of versions before go. Throws a RecogniserFileError. */
export async function fetchRecogniser(onProgress: (done: number) => void): Promise<void> {
  const cache = await openCache();
  for (const { url } of (await cache?.keys()) ?? []) if (!url.includes(`${recogniserFolder}/`)) await cache?.delete(url);
  let fetched = 0;
  const add = (bytes: number) => {
    fetched += bytes;
    onProgress(Math.min(1, fetched / total));
  };
  for (const [name, { bytes }] of Object.entries(recogniserFiles)) {
    const url = `${recogniserFolder}/${name}`;
    if (await cache?.match(url)) add(bytes);
    else await fetchInto(cache, url, add);
  }
}

async function fetchInto(cache: Cache | null, url: string, onBytes: (bytes: number) => void): Promise<void> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    const heard = counted(answer, onBytes);
    if (cache) await cache.put(url, heard);
    else await heard.arrayBuffer();
  } catch (cause) {
    // A full disk keeps nothing; the file itself has come.
    if (cause instanceof DOMException && cause.name === 'QuotaExceededError') return;
    throw new RecogniserFileError(url, cause);
  }
}
