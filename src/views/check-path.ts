import { deflateRawSync } from 'node:zlib';
import { encodeShareAtOnce, type SharedList } from '#core/sharing/fragment.ts';
import { checkerWithListPath } from '#site/paths.ts';

/** A window as small as a list is set up several times sooner than the usual one. */
const deflate = (bytes: Uint8Array) => deflateRawSync(bytes, { windowBits: 12, memLevel: 4 });

/** Where the checker opens with a list in it. */
export function checkPath(list: SharedList): string {
  return checkerWithListPath(encodeShareAtOnce(list, deflate));
}
