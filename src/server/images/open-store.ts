import type { ServerSettings } from '../settings.ts';
import { blobStore } from './blob-store.ts';
import { folderStore, type ImageStore } from './store.ts';

const uploads = 'data/uploads';

/** The store that the settings name, for the site and for the commands. */
export const openImageStore = (kind: ServerSettings['images']): ImageStore => (kind === 'blobs' ? blobStore() : folderStore(uploads));
