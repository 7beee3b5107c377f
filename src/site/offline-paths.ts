import { checkerPath } from './paths.ts';

/** What is shown in place of a page that is not on the device, with what is. */
export const offlinePath = '/offline';
/** Where a device's share sheet sends texts and pictures (the manifest's share target); the service worker answers, a function where there is none. */
export const sharePath = '/share';
/** Where the worker leaves a shared picture: the cache, and the address in it. */
export const sharedFiles = { cache: 'shared-files', path: '/shared-file/1' } as const;
/** The checker, which looks for a shared picture and says so when there is none. */
export const sharedPicturePath = `${checkerPath}?shared=picture`;
