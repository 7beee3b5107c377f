import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#api/endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { problem, problemStatus } from '#api/problem.ts';
import { limits } from '#server/limits.ts';
import { problemsOf } from '#server/service/openapi.ts';
import type { Services } from '#server/services.ts';
import { provoked } from '../support/api-problems.ts';
import { ofOthers, samples } from '../support/api-samples.ts';
import { type ApiWorld, apiWorld, pictures } from '../support/api-world.ts';
import { stockedFile } from '../support/catalog.ts';
import type { ApiCall } from '../support/whole-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'endpoints-'));
let database = '';
beforeAll(async () => {
  database = await stockedFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const named = endpoints.map((endpoint) => [keyOf(endpoint), endpoint] as const);
const world = (change: Partial<Services> = {}) => apiWorld(database, change);

async function sampleOf(here: ApiWorld, endpoint: Endpoint): Promise<ApiCall> {
  const sample = samples[keyOf(endpoint)];
  if (!sample) throw new Error(`${keyOf(endpoint)} has no sample in tests/support/api-samples.ts.`);
  return sample(here);
}

/** "403 auth.banned", or the status of what was answered. A refusal must be one that the endpoint declares. */
async function outcome(endpoint: Endpoint, answer: Response): Promise<string> {
  if (answer.headers.get('content-type')?.startsWith('application/problem+json') !== true) return String(answer.status);
  const { status, code } = z.parse(problem, await answer.json());
  if (!(problemsOf(endpoint) as readonly string[]).includes(code)) return `${status} ${code}, which is not declared`;
  return answer.status === status ? `${status} ${code}` : `${answer.status}, but it says ${status}`;
}

/** What becomes of a call to each endpoint, by endpoint; those whose outcome is as expected are left out. */
async function others(
  some: readonly Endpoint[],
  call: (endpoint: Endpoint) => Promise<Response>,
  expected: string | ((endpoint: Endpoint) => string),
): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {};
  for (const endpoint of some) {
    const found = await outcome(endpoint, await call(endpoint));
    if (found !== (typeof expected === 'string' ? expected : expected(endpoint))) wrong[keyOf(endpoint)] = found;
  }
  return wrong;
}

const guarded = endpoints.filter(({ who }) => who !== 'anyone');

test.each(named)('%s answers as its record says', async (_, endpoint) => {
  const here = await world();
  const token = endpoint.who === 'admin' ? here.tokens.admin : here.tokens.anna;
  const answer = await here.ask(endpoint, { ...(await sampleOf(here, endpoint)), token });
  expect(await outcome(endpoint, answer.clone())).toBe(String(endpoint.status));
  if (endpoint.answer === null) expect(await answer.text()).toBe('');
  else expect(z.safeParse(endpoint.answer, await answer.json()).error).toBeUndefined();
  expect(here.services.logged).toEqual([]);
});

test('who is not signed in, or no longer, is asked to wherever an account is needed', async () => {
  const here = await world();
  const ask = (token: string | null) => async (endpoint: Endpoint) => here.ask(endpoint, { ...(await sampleOf(here, endpoint)), token });
  expect(await others(guarded, ask(null), '401 auth.required')).toEqual({});
  expect(await others(guarded, ask('not.a.token'), '401 auth.required')).toEqual({});
});

test('who is banned is told so wherever an account is needed, and reads the rest as everybody does', async () => {
  const here = await world();
  const ask = async (endpoint: Endpoint) => here.ask(endpoint, { ...(await sampleOf(here, endpoint)), token: here.tokens.zoe });
  expect(await others(guarded, ask, '403 auth.banned')).toEqual({});
  const reading = endpoints.filter(({ who, method }) => who === 'anyone' && method === 'GET');
  expect(await others(reading, ask, ({ status }) => String(status))).toEqual({});
});

test('a user may not do what an administrator may', async () => {
  const here = await world();
  const ask = async (endpoint: Endpoint) => here.ask(endpoint, { ...(await sampleOf(here, endpoint)), token: here.tokens.anna });
  expect(
    await others(
      endpoints.filter(({ who }) => who === 'admin'),
      ask,
      '403 auth.forbidden',
    ),
  ).toEqual({});
});

test('what is somebody else’s is refused, and stays as it was', async () => {
  const here = await world();
  const own = guarded.filter(({ who, path }) => who === 'user' && path.includes('{id}'));
  expect(own.map(keyOf).sort(), '"ofOthers" of tests/support/api-samples.ts has a line for each of these').toEqual(
    Object.keys(ofOthers).sort(),
  );
  const before = await Promise.all([here.services.db.query.reviews.findMany(), here.services.db.query.products.findMany()]);
  const ask = async (endpoint: Endpoint) => here.ask(endpoint, { ...ofOthers[keyOf(endpoint)]?.[1](here), token: here.tokens.anna });
  const refusal = (endpoint: Endpoint) => {
    const code = ofOthers[keyOf(endpoint)]?.[0] as keyof typeof problemStatus;
    return `${problemStatus[code]} ${code}`;
  };
  expect(await others(own, ask, refusal)).toEqual({});
  expect(await Promise.all([here.services.db.query.reviews.findMany(), here.services.db.query.products.findMany()])).toEqual(before);
});

test('a method that an address does not know is refused with those it does', async () => {
  const here = await world();
  const call = (endpoint: Endpoint) =>
    here.ask(endpoint, { params: { alias: 'x', id: 1, username: 'x', kind: 'product', provider: 'x', check: 'x' }, method: 'PROPFIND' });
  expect(await others(endpoints, call, '405 method.not_allowed')).toEqual({});
  for (const endpoint of endpoints) expect((await call(endpoint)).headers.get('allow')).toContain(endpoint.method);
});

test('bodies of another type, without sense or without end are refused', async () => {
  const here = await world();
  const withBody = endpoints.filter(({ body }) => body);
  const send = (call: ApiCall) => async (endpoint: Endpoint) => {
    const { params = {} } = await sampleOf(here, endpoint);
    return here.ask(endpoint, { params, ...call, token: endpoint.who === 'admin' ? here.tokens.admin : here.tokens.anna });
  };
  expect(await others(withBody, send({ body: '{}', type: 'text/plain' }), '415 body.type')).toEqual({});
  expect(await others(withBody, send({ body: '{' }), '422 body.malformed')).toEqual({});
  const endless = async (endpoint: Endpoint) => send({ body: `"${'x'.repeat((endpoint.largestBody ?? 64 * 1024) + 1)}"` })(endpoint);
  expect(await others(withBody, endless, '413 body.too_large')).toEqual({});
  const withPicture = endpoints.filter(({ picture }) => picture);
  expect(await others(withPicture, send({ picture: pictures.square, type: 'image/gif' }), '415 image.type')).toEqual({});
  expect(await others(withPicture, send({ picture: new Uint8Array(6_000_000) }), '413 body.too_large')).toEqual({});
  const withFile = endpoints.filter(({ file }) => file);
  expect(await others(withFile, send({ query: { name: 'x' }, file: new Uint8Array(1), type: 'text/csv' }), '415 body.type')).toEqual({});
  expect(await others(withFile, send({ query: { name: 'x' }, file: new Uint8Array(34_000_000) }), '413 body.too_large')).toEqual({});
});

test('what no field takes is refused: unknown names in bodies and queries, parts of addresses out of all bounds', async () => {
  const here = await world();
  const ask = (change: (call: ApiCall) => ApiCall) => async (endpoint: Endpoint) =>
    here.ask(endpoint, {
      ...change(await sampleOf(here, endpoint)),
      token: endpoint.who === 'admin' ? here.tokens.admin : here.tokens.anna,
    });
  const invalid = '422 input.invalid';
  expect(
    await others(
      endpoints.filter(({ body }) => body),
      ask((call) => ({ ...call, body: { ...(call.body as object), colour: 'red' } })),
      invalid,
    ),
  ).toEqual({});
  // A provider adds names of its own, and so do those who ask for a frame.
  const strict = endpoints.filter(({ query, path }) => query && !path.endsWith('/callback') && path !== 'v2/oembed');
  expect(
    await others(
      strict,
      ask((call) => ({ ...call, query: { ...call.query, colour: 'red' } })),
      invalid,
    ),
  ).toEqual({});
  const long = (call: ApiCall) => ({
    ...call,
    params: Object.fromEntries(Object.keys(call.params ?? {}).map((name) => [name, 'x'.repeat(300)])),
  });
  expect(
    await others(
      endpoints.filter(({ params }) => params),
      ask(long),
      invalid,
    ),
  ).toEqual({});
});

test('what is limited says when to come back', async () => {
  const none = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, { ...limit, most: 0 }]),
  ) as unknown as Services['limits'];
  const here = await world({ limits: none });
  const limited = endpoints.filter(({ errors }) => errors.includes('rate.limited'));
  const ask = async (endpoint: Endpoint) => {
    const token = endpoint.who === 'admin' ? here.tokens.admin : here.tokens.anna;
    const answer = await here.ask(endpoint, { ...(await sampleOf(here, endpoint)), token });
    expect([keyOf(endpoint), Number(answer.headers.get('retry-after')) > 0]).toEqual([keyOf(endpoint), true]);
    return answer;
  };
  expect(await others(limited, ask, '429 rate.limited')).toEqual({});
  // Whatever writes for a stranger or costs much is limited.
  const unlimited = endpoints.filter(({ who, method, errors }) => who === 'anyone' && method !== 'GET' && !errors.includes('rate.limited'));
  expect(unlimited.map(keyOf)).toEqual([]);
});

test('what breaks inside is a number in the log, and no word of it is told', async () => {
  const broken = new Proxy(
    {},
    {
      get: () => {
        throw new Error('The disk of the cellar is full.');
      },
    },
  ) as Services['db'];
  const here = await world({ db: broken });
  // These look at nothing, or say what is broken themselves.
  const calm = new Set(['GET v2/health', 'GET v2/openapi.json', 'POST v2/admin/imports/files', 'GET v2/security/oauth/{provider}']);
  const some = endpoints.filter((endpoint) => !calm.has(keyOf(endpoint)));
  const bodies: string[] = [];
  const ask = async (endpoint: Endpoint) => {
    const answer = await here.ask(endpoint, {
      ...(await sampleOf(here, endpoint)),
      token: endpoint.who === 'admin' ? here.tokens.admin : here.tokens.anna,
    });
    bodies.push(await answer.clone().text());
    return answer;
  };
  expect(await others(some, ask, '500 server.error')).toEqual({});
  expect(bodies.join(' ')).not.toContain('cellar');
  expect(here.services.logged).toHaveLength(some.length);
});

/** Refusals that every endpoint of a kind has are provoked above. */
const general = new Set(['rate.limited']);

test('each problem that an endpoint declares can be provoked', () => {
  const declared = endpoints.flatMap((endpoint) =>
    endpoint.errors.filter((code) => !general.has(code)).map((code) => `${keyOf(endpoint)} ${code}`),
  );
  const found = provoked.map(({ endpoint, code }) => `${keyOf(endpoint)} ${code}`).sort();
  expect(found, '"provoked" of tests/support/api-problems.ts has a line for each problem that a record in src/api declares').toEqual(
    declared.sort(),
  );
});

test.each(provoked.map((one) => [keyOf(one.endpoint), one.code, one] as const))(
  '%s refuses with %s',
  async (_, code, { endpoint, provoke }) => {
    const here = await world();
    expect(await outcome(endpoint, await provoke(here))).toBe(`${problemStatus[code]} ${code}`);
  },
);
