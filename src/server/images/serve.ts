import { siteFunction } from '../function.ts';

const name = /^\/media\/((?:avatar|product)\/[0-9a-f]{64}-(?:96|320|800)\.webp)$/;

/** What a name means never changes. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, max-age=31536000, immutable, durable',
};

/** Answers /media/…: uploaded pictures in their kept widths. */
export const serveMedia = siteFunction(async (request, { images }) => {
  const key = name.exec(new URL(request.url).pathname)?.[1];
  const bytes = key === undefined ? null : await images.get(key);
  return bytes === null ? new Response(null, { status: 404 }) : new Response(new Uint8Array(bytes), { headers });
});
