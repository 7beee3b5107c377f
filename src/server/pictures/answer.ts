import { createHash } from 'node:crypto';
import { oncePer } from '#core/remembered.ts';
import type { SiteFiles } from '../built-site/files.ts';
import { ApiError, failureAnswer } from '../problems.ts';
import type { Services } from '../services.ts';
import { drawnOnce } from './drawn.ts';
import { readTypefaces } from './faces.ts';
import { rasterise } from './raster.ts';
import { drawers } from './subjects.ts';

/** Where the build puts what pictures are drawn with. */
export const pictureFolder = '_shells/pictures';

const address = /^\/og\/(product|ingredient|brand|category)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.png$/;
const longestAlias = 200;

/** A browser asks again after a day; the edge keeps a picture for good, because a deploy empties it. */
const headers = {
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'netlify-cdn-cache-control': 'public, max-age=31536000, durable',
  'netlify-vary': 'query=none',
} as const;

const facesOf = oncePer((files: SiteFiles) => readTypefaces((file) => files.bytes(`${pictureFolder}/${file}`)));

const drawnBy = oncePer((files: SiteFiles) => drawnOnce((svg) => rasterise(svg, () => files.bytes(`${pictureFolder}/rasteriser.wasm`))));

async function answer(request: Request, services: Services): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new ApiError('method.not_allowed', { values: { method: request.method }, headers: { allow: 'GET, HEAD' } });
  const [, kind, alias = ''] = address.exec(new URL(request.url).pathname) ?? [];
  const draw = kind && alias.length <= longestAlias ? drawers[kind as keyof typeof drawers] : null;
  const svg = draw && (await draw(alias, services, facesOf(services.files)));
  if (!svg) throw new ApiError('not_found');
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`;
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers: { ...headers, etag } });
  const png = await drawnBy(services.files)(etag, svg);
  return new Response(new Uint8Array(png), { headers: { ...headers, etag, 'content-type': 'image/png' } });
}

/** The picture of a product, an ingredient, a brand or a category, for sites where its page is shared. */
export async function pictureAnswer(request: Request, services: Services, id: string = crypto.randomUUID()): Promise<Response> {
  try {
    return await answer(request, services);
  } catch (error) {
    return failureAnswer(error, id, services);
  }
}
