/** The service worker's file; its scope is the whole site. */
export const workerPath = '/sw.js';
