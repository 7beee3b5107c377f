import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiProblem, callApi } from '#api/client.ts';
import { endpoint } from '#api/endpoint.ts';
import { problem, problemStatus } from '#api/problem.ts';
import { health } from '#api/service.ts';
import { createApi, route } from '#server/api.ts';
import { serviceRoutes } from '#server/service/routes.ts';
import type { Caller, Services } from '#server/services.ts';
import { testServices } from '../support/services.ts';
import { translators } from '../support/translators.ts';

const note = endpoint({
  method: 'POST',
  path: 'v2/notes/{alias}',
  summary: 'Stores a note.',
  who: 'user',
  params: z.strictObject({ alias: z.string().check(z.maxLength(10)) }),
  body: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(20)), stars: z.optional(z.int().check(z.lte(5))) }),
  status: 201,
  answer: z.strictObject({ text: z.string(), by: z.number() }),
  errors: [],
});
const notes = endpoint({
  method: 'GET',
  path: 'v2/notes',
  summary: 'Lists notes.',
  who: 'anyone',
  query: z.strictObject({ page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1) }),
  status: 200,
  answer: z.strictObject({ page: z.number() }),
  errors: [],
  open: true,
});
const settle = endpoint({
  method: 'DELETE',
  path: 'v2/notes',
  summary: 'Removes all.',
  who: 'admin',
  status: 204,
  answer: null,
  errors: [],
});

let version = 'one';
const routes = [
  route(note, async ({ body }, _, caller) => ({ text: body.text, by: caller?.id ?? 0 })),
  route(
    notes,
    async ({ query }) => ({ page: query.page }),
    async () => version,
  ),
  route(settle, async () => {
    throw new Error('The disk is full.');
  }),
];

async function api(caller: Caller | null, language: 'en' | 'ru' = 'en') {
  const services = { ...(await testServices(language)), callerOf: async () => caller } satisfies Services;
  const app = createApi(routes, services);
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await app.fetch(new Request(`https://site.test/api/${path}`, init));
    return {
      status: answer.status,
      headers: answer.headers,
      body: answer.status === 204 || answer.status === 304 ? null : await answer.json(),
    };
  };
  const send = (body: unknown, type = 'application/json') =>
    ask('v2/notes/a', { method: 'POST', headers: { 'content-type': type }, body: typeof body === 'string' ? body : JSON.stringify(body) });
  return { ask, send, services };
}
const user: Caller = { id: 7, username: 'seven', role: 'user', session: 's', signedInAt: '2026-01-01T00:00:00.000Z', banned: null };
const admin: Caller = { id: 1, username: 'name1', role: 'admin', session: 's1', signedInAt: '2026-01-01T00:00:00.000Z', banned: null };

test('an endpoint answers what its record says', async () => {
  const { send } = await api(user);
  const { status, body } = await send({ text: 'Fine' });
  expect([status, body]).toEqual([201, { text: 'Fine', by: 7 }]);
});

test.each([
  ['nobody is signed in', null, { text: 'x' }, 'application/json', 401, 'auth.required'],
  ['the body is no JSON', user, '{', 'application/json', 422, 'body.malformed'],
  ['the body is of another type', user, { text: 'x' }, 'text/plain', 415, 'body.type'],
  ['the body is too large', user, { text: 'x'.repeat(70_000) }, 'application/json', 413, 'body.too_large'],
])('%s', async (_, caller, body, type, status, code) => {
  const { send } = await api(caller);
  const answer = await send(body, type);
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(z.parse(problem, answer.body)).toMatchObject({ status, code });
  expect(answer.status).toBe(status);
});

test('a body without an announced length is refused as soon as it is too large', async () => {
  const { ask } = await api(user);
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)));
    },
  });
  const answer = await ask('v2/notes/a', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(12);
});

test('bad fields are named, with codes and words', async () => {
  const { send } = await api(user);
  const { status, body } = await send({ text: '', stars: 9, colour: 'red' });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'text', code: 'field.too_short', message: 'Too short: at least 1.' },
    { path: 'stars', code: 'field.too_large', message: 'At most 5.' },
    { path: 'colour', code: 'field.unknown', message: 'There is no such field.' },
  ]);
});

test('the words are those of the site', async () => {
  const { send } = await api(user, 'ru');
  const { body } = await send({});
  expect(body).toMatchObject({ title: 'Данные не подходят', detail: expect.stringMatching(/[а-я]/) });
  expect(body.errors).toEqual([{ path: 'text', code: 'field.required', message: 'Этого не хватает.' }]);
});

test('an unknown parameter and a wrong one are refused', async () => {
  const { ask } = await api(null);
  expect((await ask('v2/notes?colour=red')).body.errors).toMatchObject([{ path: 'colour', code: 'field.unknown' }]);
  expect((await ask('v2/notes?page=0')).body.errors).toMatchObject([{ path: 'page', code: 'field.too_small' }]);
  expect((await ask('v2/notes?page=1&page=2')).body.errors).toMatchObject([{ path: 'page', code: 'field.type' }]);
});

test('another method is 405 and says which there are; another address is 404', async () => {
  const { ask } = await api(null);
  const wrong = await ask('v2/notes', { method: 'PUT' });
  expect([wrong.status, wrong.headers.get('allow'), wrong.body.code]).toEqual([405, 'GET, HEAD, DELETE', 'method.not_allowed']);
  const nowhere = await ask('v2/nothing');
  expect([nowhere.status, nowhere.body.code]).toEqual([404, 'not_found']);
});

test('a user may not do what an administrator may', async () => {
  const { ask } = await api(user);
  expect((await ask('v2/notes', { method: 'DELETE' })).body.code).toBe('auth.forbidden');
});

test('a failure says nothing of its inside but a number that is in the log', async () => {
  const { ask, services } = await api(admin);
  const { status, body } = await ask('v2/notes', { method: 'DELETE' });
  expect([status, body.code]).toEqual([500, 'server.error']);
  expect(JSON.stringify(body)).not.toContain('disk');
  expect((services as { logged?: unknown }).logged).toEqual([{ id: body.id, error: new Error('The disk is full.') }]);
  expect(body.detail).toContain(body.id);
});

test('an open answer is kept by caches, and is 304 until its data changes', async () => {
  const { ask } = await api(null);
  const first = await ask('v2/notes?page=2');
  expect(first.headers.get('netlify-cdn-cache-control')).toContain('max-age=60');
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  const etag = first.headers.get('etag') ?? '';
  expect((await ask('v2/notes?page=2', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await ask('v2/notes?page=3', { headers: { 'if-none-match': etag } })).status).toBe(200);
  version = 'two';
  expect((await ask('v2/notes?page=2', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('pages of other sites may call when the settings name them', async () => {
  const { ask } = await api(user);
  const allowed = (origin: string) =>
    ask('v2/notes/a', { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{"text":"x"}' });
  expect((await allowed('https://other.test')).headers.get('access-control-allow-origin')).toBe('https://other.test');
  expect((await allowed('https://strange.test')).headers.get('access-control-allow-origin')).toBe(null);
});

test('every code has a status, a title and words in both languages', () => {
  for (const t of Object.values(translators))
    for (const [code, status] of Object.entries(problemStatus)) {
      expect([code, t.find(`problem.${code}`)]).not.toContain(null);
      expect([code, t.find(`problem.title.${status}`)]).not.toContain(null);
    }
});

test('the client calls by the record and rejects with the problem', async () => {
  const { services } = await api(user);
  const app = createApi([...routes, ...serviceRoutes], services);
  const options = {
    baseUrl: 'https://site.test/api/',
    fetch: ((input: string, init: RequestInit) => app.fetch(new Request(input, init))) as typeof fetch,
  };
  expect(await callApi(health, {}, options)).toEqual({ version: '1.2.3', snapshot: 'abc', database: 'ok' });
  expect(await callApi(note, { params: { alias: 'a b/c' }, body: { text: 'x' } }, options)).toEqual({ text: 'x', by: 7 });
  const failed = callApi(note, { params: { alias: 'a' }, body: { text: '' } }, options);
  await expect(failed).rejects.toBeInstanceOf(ApiProblem);
  await expect(failed).rejects.toMatchObject({ problem: { code: 'input.invalid', status: 422 } });
});
