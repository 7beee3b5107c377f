import type { Sender } from './sender.ts';
import type { WaitingChange } from './waiting.ts';

type Texts = Readonly<Record<string, unknown>>;

const alike = (one: unknown, other: unknown) =>
  String(one ?? '')
    .trim()
    .toLocaleLowerCase() ===
  String(other ?? '')
    .trim()
    .toLocaleLowerCase();

async function read<Answer>({ baseUrl, authorization }: Sender, path: string): Promise<Answer | null> {
  try {
    const answer = await fetch(baseUrl + path, { headers: { accept: 'application/json', authorization }, cache: 'no-store' });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Looks whether what the server calls a double is this very change, sent before without an answer; with the number of its product. Null when it is another, or cannot be told. */
export async function isThere(sender: Sender, { kind, body }: WaitingChange): Promise<{ readonly product: number | null } | null> {
  const wanted = (body ?? {}) as Texts;
  if (kind === 'review') {
    const query = new URLSearchParams({ subject: String(wanted['subject']), alias: String(wanted['alias']), page: '1' });
    const found = await read<{ own: Texts | null }>(sender, `v2/reviews?${query}`);
    const own = found?.own;
    return own && ['rating', 'title', 'content'].every((field) => alike(own[field], wanted[field])) ? { product: null } : null;
  }
  if (kind === 'submission') {
    const found = await read<{ items: readonly (Texts & { id: number })[] }>(sender, 'v2/user/products?page=1');
    const own = found?.items.find((one) => ['brand', 'title', 'inci'].every((field) => alike(one[field], wanted[field])));
    return own ? { product: own.id } : null;
  }
  return null;
}
