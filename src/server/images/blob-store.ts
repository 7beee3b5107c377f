import { getStore } from '@netlify/blobs';
import * as z from 'zod/mini';
import type { ImageStore } from './store.ts';

/** What is written down beside a picture; those that were put there before it was are old. */
const metadata = z.object({ at: z.number() });

/** Keeps pictures in the platform's blobs. */
export function blobStore(name = 'pictures'): ImageStore {
  const store = getStore({ name, consistency: 'strong' });
  return {
    put: async (key, bytes) => {
      await store.set(key, new Blob([new Uint8Array(bytes)]), { metadata: { at: Date.now() } });
    },
    get: async (key) => {
      const found = await store.get(key, { type: 'arrayBuffer' });
      return found === null ? null : new Uint8Array(found);
    },
    remove: (key) => store.delete(key),
    list: async () => (await store.list()).blobs.map(({ key }) => key),
    putAt: async (key) => z.safeParse(metadata, (await store.getMetadata(key))?.metadata).data?.at ?? 0,
  };
}
