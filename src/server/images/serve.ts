import type { SiteFunction } from '../function.ts';
import { servicesOf } from '../function.ts';

const name = /^\/media\/((?:avatar|product)\/[0-9a-f]{64}-(?:96|320|800)\.webp)$/;

/** What a name means never changes; a picture is only ever a picture. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, max-age=31536000, immutable, durable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Answers /media/…: uploaded pictures in their kept widths. */
export const serveMedia: SiteFunction = async (request, context) => {
  const key = name.exec(new URL(request.url).pathname)?.[1];
  const bytes = key === undefined ? null : await (await servicesOf(context)).images.get(key);
  return bytes === null ? new Response(null, { status: 404 }) : new Response(new Uint8Array(bytes), { headers });
};
