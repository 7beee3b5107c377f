import type { Config } from '@netlify/functions';
import { serveMedia } from '#server/images/serve.ts';

/** Uploaded pictures. */
export default serveMedia;

export const config: Config = { path: ['/media/:kind/:file'], method: 'GET' };
