import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#api/endpoints.ts';
import { problem } from '#api/problem.ts';
import { decodeComparison, decodeShare } from '#core/sharing/fragment.ts';
import { FetchFailure } from '#server/fetching/failure.ts';
import { type LimitName, type Limits, limits } from '#server/limits.ts';
import { problemsOf } from '#server/service/openapi.ts';
import { samples } from '../support/api-samples.ts';
import { apiWorld } from '../support/api-world.ts';
import { stockedFile } from '../support/catalog.ts';
import { hostileCall } from '../support/hostile-calls.ts';

/** Calls that the description of the API allows nobody to send; `npm run fuzz` sends many more, and says which of them took longest. */
const calls = Number(process.env['FUZZ_CALLS'] ?? 300);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_124);
const isLong = process.env['FUZZ_CALLS'] !== undefined;
/** A call may end an account that others need. */
const callsOfOneWorld = 100;

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
let database = '';
beforeAll(async () => {
  database = await stockedFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unlimited = Object.fromEntries(
  (Object.keys(limits) as LimitName[]).map((name) => [name, { ...limits[name], most: 1_000_000 }]),
) as unknown as Limits;

/** Somebody else's server that does not answer is no failure of ours, and oEmbed asks for a 501 where a format is not there. */
const isNoFailure = (code: string | null) => code === 'feed.unreachable' || code === 'format.unknown';

const fieldsOf = (schema: { readonly shape: object } | undefined) => Object.keys(schema?.shape ?? {});

test(`${calls} hostile calls are answered, or refused as the description says`, { timeout: 3_600_000 }, async () => {
  const wrong: string[] = [];
  const times: { readonly ms: number; readonly what: string }[] = [];
  const rounds = Math.ceil(calls / callsOfOneWorld);
  for (let round = 0; round < rounds; round += 1) {
    const here = await apiWorld(database, { limits: unlimited });
    for (let nth = 0; nth < Math.min(callsOfOneWorld, calls - round * callsOfOneWorld); nth += 1) {
      const number = round * callsOfOneWorld + nth;
      const endpoint = endpoints[number % endpoints.length];
      if (!endpoint) continue;
      const key = `${endpoint.method} ${endpoint.path}`;
      const sample = (await samples[key]?.(here)) ?? {};
      const named = { query: fieldsOf(endpoint.query), body: fieldsOf(endpoint.body) };
      const [call = sample] = fc.sample(hostileCall(sample, named), { numRuns: 1, seed: seed + number });
      const before = performance.now();
      const answer = await here.ask(endpoint, { ...call, token: endpoint.who === 'admin' ? here.tokens.admin : here.tokens.anna });
      times.push({ ms: performance.now() - before, what: `${key} (seed ${seed + number})` });
      const body = await answer.text();
      const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json') === true;
      const code = isProblem ? z.parse(problem, JSON.parse(body)).code : null;
      if (answer.status >= 500 && !isNoFailure(code)) wrong.push(`${key}: ${answer.status} (seed ${seed + number})`);
      if (code !== null && code !== 'not_found' && !(problemsOf(endpoint) as readonly string[]).includes(code))
        wrong.push(`${key}: ${code} is not declared (seed ${seed + number})`);
    }
    expect(here.services.logged.filter(({ error }) => !(error instanceof FetchFailure))).toEqual([]);
  }
  if (isLong) {
    const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
    console.log(slowest.map(({ ms, what }) => `${ms.toFixed(0)} ms  ${what}`).join('\n'));
  }
  expect(wrong).toEqual([]);
});

test('a damaged link to a list says what is wrong with it, whatever it holds', async () => {
  const fragment = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'), maxLength: 400 })
      .map((text) => `#1.${text}`),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => `#1.${Buffer.from(bytes).toString('base64url')}`),
  );
  await fc.assert(
    fc.asyncProperty(fragment, async (text) => {
      const one = await decodeShare(text);
      expect(one.kind === 'problem' || typeof one.list.text === 'string').toBe(true);
      await decodeComparison(text);
    }),
    { numRuns: calls, seed },
  );
});
