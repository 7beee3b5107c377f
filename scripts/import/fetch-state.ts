import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import * as z from 'zod/mini';

/** What the server says of a version of a file. */
const versionSchema = z.object({
  url: z.string(),
  etag: z.nullable(z.string()),
  modified: z.nullable(z.string()),
  size: z.nullable(z.number()),
});
export type Version = z.output<typeof versionSchema>;

export const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

export function versionAt(path: string, url: string): Version | null {
  if (!existsSync(path)) return null;
  try {
    const version = versionSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    return version.url === url ? version : null;
  } catch {
    return null;
  }
}

/** What tells for sure that the rest belongs to what we have; a weak ETag does not. */
const strongMark = ({ etag, modified }: Version) => (etag?.startsWith('"') ? etag : modified);

/** Asks for the rest where we know what it belongs to, else for the whole unless it is what we have. */
export function requestHeaders(
  { url, path }: { readonly url: string; readonly path: string },
  part: Version | null,
): Record<string, string> {
  const headers: Record<string, string> = { 'accept-encoding': 'identity', 'user-agent': 'Inciscope import' };
  const begun = sizeOf(`${path}.part`);
  const mark = part && strongMark(part);
  if (begun > 0 && mark) return { ...headers, range: `bytes=${begun}-`, 'if-range': mark };
  const whole = existsSync(path) ? versionAt(`${path}.json`, url) : null;
  if (whole?.etag) headers['if-none-match'] = whole.etag;
  else if (whole?.modified) headers['if-modified-since'] = whole.modified;
  return headers;
}

export function forgetPart(path: string): void {
  rmSync(`${path}.part`, { force: true });
  rmSync(`${path}.part.json`, { force: true });
}
