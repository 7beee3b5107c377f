import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { testServices } from '../support/services.ts';
import { functionModules, homesOf } from '../support/whole-api.ts';

const pathOf = (path: string) => `/api/${path.replace(/\{\w+\}/g, 'x')}`;

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s stands at the path of exactly one function, which knows it',
  async (_, endpoint) => {
    const path = pathOf(endpoint.path);
    const homes = homesOf(path);
    expect(homes).toHaveLength(1);
    const services = await testServices();
    const answer = await homes[0]?.default(new Request(`https://site.test${path}`, { method: endpoint.method }), { services });
    expect(answer?.status).not.toBe(405);
    if (!endpoint.path.includes('{')) expect(answer?.status).not.toBe(404);
  },
);

test('the description names every endpoint with its answers', async () => {
  const [home] = homesOf('/api/v2/openapi.json');
  const answer = await home?.default(new Request('https://site.test/api/v2/openapi.json'), { services: await testServices() });
  const description = await answer?.json();
  expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://site.test/api' }] });
  for (const { method, path, status } of endpoints)
    expect(description.paths[`/${path}`][method.toLowerCase()].responses).toHaveProperty([String(status)]);
});

const writing = functionModules.filter((one) =>
  endpoints.some(({ method, path }) => method !== 'GET' && homesOf(pathOf(path)).some(({ name }) => name === one.name)),
);
test.each(writing.map(({ name, config }) => [name, config] as const))(
  'calls of %s are limited by the platform too, in words it reads without running the code',
  (name, config) => {
    expect(config.rateLimit).toMatchObject({ aggregateBy: ['ip', 'domain'] });
    // Longer windows are not taken.
    expect(config.rateLimit?.windowSize).toBeLessThanOrEqual(180);
    expect(readFileSync(`functions/${name}`, 'utf8')).toMatch(
      /rateLimit: \{ windowSize: \d+, windowLimit: \d+, aggregateBy: \['ip', 'domain'\] \}/,
    );
  },
);
