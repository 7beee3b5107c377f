import * as z from 'zod/mini';
import { fileType } from '#api/client.ts';
import type { ObjectSchema } from '#api/endpoint.ts';
import { ApiError } from './problems.ts';

/** Bytes of a JSON body. */
const maxBytes = 64 * 1024;

/** Where a text of the input holds NUL, which ends it in half of all programs; null where none does. */
function nulIn(input: unknown, path = ''): string | null {
  if (typeof input === 'string') return input.includes('\0') ? path : null;
  if (typeof input !== 'object' || input === null) return null;
  for (const [name, value] of Object.entries(input)) {
    const found = name.includes('\0') ? path : nulIn(value, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Unknown names are refused: what nobody reads must not look as if it worked. */
export function checked(schema: ObjectSchema | undefined, input: unknown): Record<string, unknown> {
  if (!schema) return {};
  const nul = nulIn(input);
  if (nul !== null) throw new ApiError('input.invalid', { fields: [{ path: nul, code: 'field.nul' }] });
  const parsed = z.safeParse(schema, input, { reportInput: true });
  if (!parsed.success) throw new ApiError('input.invalid', { issues: parsed.error.issues });
  return parsed.data;
}

/** Names that come once are texts, the others lists. */
export function queryOf(url: URL): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}

/** The bytes of a body, refused as soon as they are too many, whatever the headers say. */
async function bytesOf(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new ApiError('body.too_large', { values: { kilobytes: limit / 1024 } });
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Types of pictures that are taken; their bytes decide in the end (images/picture.ts). */
const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Bytes of a picture. */
const maxPictureBytes = 5 * 1024 * 1024;

const typeOf = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** The picture a request carries, as it was sent. */
export async function pictureOf(request: Request): Promise<Uint8Array> {
  if (!pictureTypes.has(typeOf(request))) throw new ApiError('image.type');
  return bytesOf(request, maxPictureBytes);
}

/** Bytes of a file. */
const maxFileBytes = 32 * 1024 * 1024;

/** The file a request carries, as it was sent. */
export async function fileOf(request: Request): Promise<Uint8Array> {
  if (typeOf(request) !== fileType) throw new ApiError('body.type', { values: { type: fileType } });
  return bytesOf(request, maxFileBytes);
}

/** The JSON a request carries; `largest` are the bytes it may have. */
export async function jsonOf(request: Request, largest = maxBytes): Promise<unknown> {
  if (typeOf(request) !== 'application/json') throw new ApiError('body.type', { values: { type: 'application/json' } });
  const bytes = await bytesOf(request, largest);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('body.malformed');
  }
}
