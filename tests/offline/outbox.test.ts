import { beforeEach, expect, test, vi } from 'vitest';
import type { WaitingChange } from '#offline/outbox/waiting.ts';

/** The device's store, which Node has not. */
const stored = new Map<string, WaitingChange>();
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  values: async () => [...stored.values()],
  del: async (id: string) => void stored.delete(id),
  update: async (id: string, change: () => WaitingChange) => void stored.set(id, change()),
}));
const { keepChange, waitingChanges } = await import('#offline/outbox/waiting.ts');
const { sendWaiting } = await import('#offline/outbox/send.ts');

const claims = (sub: string) => `Bearer head.${btoa(JSON.stringify({ sub }))}.tail`;
const anna = { baseUrl: 'https://site.test/api/', authorization: claims('7') };

const favorite = (alias: string, at: number, kind: 'favorite' | 'unfavorite' = 'favorite'): WaitingChange => ({
  id: `favorite product ${alias}`,
  kind,
  owner: 7,
  title: alias,
  method: kind === 'favorite' ? 'PUT' : 'DELETE',
  path: `v2/favorites/product/${alias}`,
  at,
});
const review: WaitingChange = {
  id: 'review product balm',
  kind: 'review',
  owner: 7,
  title: 'Good',
  method: 'POST',
  path: 'v2/reviews',
  body: { subject: 'product', alias: 'balm', rating: 4, title: 'Good', content: 'It helps.' },
  at: 3,
};
const picture = new Blob(['a picture'], { type: 'image/webp' });
const submission: WaitingChange = {
  id: 'submission 1',
  kind: 'submission',
  owner: 7,
  title: 'Petrel Balm',
  method: 'POST',
  path: 'v2/products',
  body: { brand: 'Petrel', title: 'Balm', inci: 'Aqua, Glycerin' },
  picture,
  at: 4,
};

/** What the server was asked, and what it answers, call by call; null is no answer. */
function serverThat(...answers: readonly (readonly [status: number, body?: unknown] | null)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const answer = answers[asked.length] ?? null;
    asked.push(`${method} ${address.slice(anna.baseUrl.length)}`);
    if (answer === null) throw new TypeError('Failed to fetch');
    const [status, body] = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return asked;
}

beforeEach(() => stored.clear());

test('the last word on a favourite counts, and changes are sent in the order in which they were made', async () => {
  await keepChange(favorite('balm', 1));
  await keepChange(favorite('cream', 2));
  await keepChange(favorite('balm', 3, 'unfavorite'));
  const asked = serverThat([204], [204]);
  const { sent, isIncomplete } = await sendWaiting(anna);
  expect(asked).toEqual(['PUT v2/favorites/product/cream', 'DELETE v2/favorites/product/balm']);
  expect(sent.map(({ title }) => title)).toEqual(['cream', 'balm']);
  expect(isIncomplete).toBe(false);
  expect(await waitingChanges()).toEqual([]);
});

test('of a routine that was changed several times the last one is sent, once', async () => {
  const routine = (at: number, part: string): WaitingChange => ({
    id: 'routine',
    kind: 'routine',
    owner: 7,
    title: '',
    method: 'PUT',
    path: 'v2/user/routine',
    body: { steps: [{ part, product: 'balm', opened: null, months: null }] },
    at,
  });
  await keepChange(routine(1, 'morning'));
  await keepChange(routine(2, 'evening'));
  const asked = serverThat([200, { merged: false }]);
  const { sent, merged } = await sendWaiting(anna);
  expect(asked).toEqual(['PUT v2/user/routine']);
  expect(sent.map(({ body }) => body)).toEqual([routine(2, 'evening').body]);
  expect(merged).toEqual([]);
  expect(await waitingChanges()).toEqual([]);

  await keepChange(routine(3, 'morning'));
  serverThat([200, { merged: true }]);
  expect((await sendWaiting(anna)).merged).toEqual([routine(3, 'morning')]);
});

test.each([null, [401], [429], [503]] as const)('what is answered by %j goes on waiting, with everything after it', async (answer) => {
  await keepChange(favorite('balm', 1));
  await keepChange(review);
  const asked = serverThat(answer);
  expect(await sendWaiting(anna)).toEqual({ sent: [], merged: [], refused: [], isIncomplete: true });
  expect(asked).toHaveLength(1);
  expect(await waitingChanges()).toHaveLength(2);
});

test('nobody sends what another account has made', async () => {
  await keepChange(review);
  const asked = serverThat([201]);
  await sendWaiting({ ...anna, authorization: claims('8') });
  expect(asked).toEqual([]);
  expect(await waitingChanges()).toHaveLength(1);
});

test('a review whose answer was lost is not published twice, and another one is not taken for it', async () => {
  await keepChange(review);
  const asked = serverThat([409, { detail: 'There is one.' }], [200, { own: { rating: 4, title: 'Good', content: 'It helps.' } }]);
  expect((await sendWaiting(anna)).sent).toEqual([review]);
  expect(asked).toEqual(['POST v2/reviews', 'GET v2/reviews?subject=product&alias=balm&page=1']);

  await keepChange(review);
  serverThat([409, { detail: 'There is one.' }], [200, { own: { rating: 1, title: 'Bad', content: 'It burns.' } }]);
  const { refused } = await sendWaiting(anna);
  expect(refused).toEqual([{ ...review, refused: { status: 409, detail: 'There is one.' } }]);
  // It stays with its reason, and is not sent again by itself.
  const again = serverThat();
  await sendWaiting(anna);
  expect(again).toEqual([]);
  expect(await waitingChanges()).toEqual(refused);
});

test('a submission goes on with its picture where it broke off', async () => {
  await keepChange(submission);
  const first = serverThat([201, { product: { id: 12 } }], null);
  expect(await sendWaiting(anna)).toMatchObject({ isIncomplete: true });
  expect(first).toEqual(['POST v2/products', 'PUT v2/products/12/image']);
  const second = serverThat([200, {}]);
  expect((await sendWaiting(anna)).sent).toHaveLength(1);
  expect(second).toEqual(['PUT v2/products/12/image']);
  expect(await waitingChanges()).toEqual([]);

  await keepChange(submission);
  const doubled = serverThat(
    [409, { detail: 'We have it.' }],
    [200, { items: [{ id: 12, brand: 'petrel', title: 'Balm', inci: 'Aqua, Glycerin' }] }],
    [200, {}],
  );
  await sendWaiting(anna);
  expect(doubled).toEqual(['POST v2/products', 'GET v2/user/products?page=1', 'PUT v2/products/12/image']);
});
