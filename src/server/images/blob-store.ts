import { getStore } from '@netlify/blobs';
import type { ImageStore } from './store.ts';

/** Keeps pictures in the platform's blobs. */
export function blobStore(name = 'pictures'): ImageStore {
  const store = getStore({ name, consistency: 'strong' });
  return {
    put: async (key, bytes) => {
      await store.set(key, new Blob([new Uint8Array(bytes)]));
    },
    get: async (key) => {
      const found = await store.get(key, { type: 'arrayBuffer' });
      return found === null ? null : new Uint8Array(found);
    },
    remove: (key) => store.delete(key),
  };
}
