import { type Use, uses } from '#core/analysis/use.ts';
import type { Override } from '#core/inci/overrides.ts';
import { maxListLength } from '#core/inci/reading.ts';

/** What a shared link carries: the list itself, never an address of it, the use that was chosen (null: as it is guessed), and what was changed in the reading. */
export interface SharedList {
  readonly text: string;
  readonly use: Use | null;
  readonly overrides: readonly Override[];
}

export type SharedProblem = 'none' | 'version' | 'damaged' | 'too_long';
export type SharedResult =
  | { readonly kind: 'list'; readonly list: SharedList }
  | { readonly kind: 'problem'; readonly problem: SharedProblem };

/** Bytes of JSON that may come out of a link: every UTF-16 unit may take six when escaped. */
const maxBytes = maxListLength * 6 + 100;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.length;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(step.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const toBase64Url = (bytes: Uint8Array) => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** The use is called context, as in the first links; what says nothing is left out. */
const bytesOf = ({ text, use, overrides }: SharedList) =>
  new TextEncoder().encode(
    JSON.stringify({ text, context: use ?? undefined, changes: overrides.length > 0 ? overrides.map(packedChange) : undefined }),
  );

type PackedChange = readonly [start: number, kind: Override['kind'], inci?: string];

function packedChange(override: Override): PackedChange {
  const { start, kind } = override;
  return kind === 'unread' || override.inci === null ? [start, kind] : [start, kind, override.inci];
}

/** A change that is not as this codec writes it is left out: the list is still worth reading. */
function changeFrom(packed: unknown): Override[] {
  if (!Array.isArray(packed)) return [];
  const [start, kind, inci]: readonly unknown[] = packed;
  if (typeof start !== 'number') return [];
  if (kind === 'unread') return [{ kind, start }];
  if (kind === 'putBack') return [{ kind, start, inci: typeof inci === 'string' ? inci : null }];
  return kind === 'named' && typeof inci === 'string' ? [{ kind, start, inci }] : [];
}

/** The fragment (without "#") of a link to a report: `1.` and the base64url of the deflated JSON. */
export async function encodeShare(list: SharedList): Promise<string> {
  const packed = await through(bytesOf(list), new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  return `1.${toBase64Url(packed ?? new Uint8Array())}`;
}

/** The same where a raw deflate that answers at once is at hand: a stream for each of many thousand lists costs more than its pages do. */
export function encodeShareAtOnce(list: SharedList, deflate: (bytes: Uint8Array) => Uint8Array): string {
  return `1.${toBase64Url(deflate(bytesOf(list)))}`;
}

/** Reads a fragment, with or without "#". Stops unpacking at the longest list; says what is wrong otherwise. */
export async function decodeShare(fragment: string): Promise<SharedResult> {
  const problem = (kind: SharedProblem): SharedResult => ({ kind: 'problem', problem: kind });
  const plain = fragment.replace(/^#/, '');
  if (plain === '') return problem('none');
  const [, version, body] = /^(\d+)\.([\w-]+)$/.exec(plain) ?? [];
  if (version === undefined || body === undefined) return problem('damaged');
  if (version !== '1') return problem('version');
  try {
    const unpacked = await through(fromBase64Url(body), new DecompressionStream('deflate-raw'), maxBytes);
    if (unpacked === null) return problem('too_long');
    const raw: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
    if (typeof raw !== 'object' || raw === null || !('text' in raw) || typeof raw.text !== 'string') return problem('damaged');
    if (raw.text.length > maxListLength) return problem('too_long');
    const wanted = 'context' in raw ? raw.context : null;
    const changes = 'changes' in raw && Array.isArray(raw.changes) ? raw.changes : [];
    const use = uses.find((known) => known === wanted) ?? null;
    return { kind: 'list', list: { text: raw.text, use, overrides: changes.flatMap(changeFrom) } };
  } catch {
    return problem('damaged');
  }
}

/** Between the lists of a comparison; no list's own fragment holds it. */
const betweenLists = '~';

/** The fragment of a comparison with pasted lists: each as it is shared alone, those that the address carries already first. */
export async function comparisonFragment(lists: readonly SharedList[], carried = ''): Promise<string> {
  return [...(carried === '' ? [] : [carried]), ...(await Promise.all(lists.map(encodeShare)))].join(betweenLists);
}

/** The lists in the fragment of a comparison, with or without "#"; none where it carries none. */
export async function decodeComparison(fragment: string): Promise<SharedResult[]> {
  const plain = fragment.replace(/^#/, '');
  return plain === '' ? [] : Promise.all(plain.split(betweenLists).map(decodeShare));
}
