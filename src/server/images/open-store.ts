import type { ServerSettings } from '../settings.ts';
import { blobStore } from './blob-store.ts';
import { folderStore, type ImageStore } from './store.ts';

/** The store that the settings name, for the site and for the commands. */
export const openImageStore = ({ images, uploads }: Pick<ServerSettings, 'images' | 'uploads'>): ImageStore =>
  images === 'blobs' ? blobStore() : folderStore(uploads);
