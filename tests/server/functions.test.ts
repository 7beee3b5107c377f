import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { testServices } from '../support/services.ts';

interface FunctionModule {
  readonly default: (request: Request, context: object) => Promise<Response>;
  readonly config: { readonly path: string | string[] };
}

const modules = await Promise.all(
  readdirSync('functions')
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => (await import(pathToFileURL(resolve(join('functions', name))).href)) as FunctionModule),
);

const pathOf = (path: string) => `/api/${path.replace(/\{\w+\}/g, 'x')}`;

/** Whether a function's literal path takes an address. */
function takes(pattern: string, path: string): boolean {
  const source = pattern.replace(/\/\*$/, '/.+').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`).test(path);
}

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s stands at the path of exactly one function, which knows it',
  async (_, endpoint) => {
    const path = pathOf(endpoint.path);
    const homes = modules.filter(({ config }) => [config.path].flat().some((pattern) => takes(pattern, path)));
    expect(homes).toHaveLength(1);
    const services = await testServices();
    const answer = await homes[0]?.default(new Request(`https://site.test${path}`, { method: endpoint.method }), { services });
    expect(answer?.status).not.toBe(405);
    if (!endpoint.path.includes('{')) expect(answer?.status).not.toBe(404);
  },
);

test('the description names every endpoint with its answers', async () => {
  const home = modules.find(({ config }) => [config.path].flat().includes('/api/v2/openapi.json'));
  const answer = await home?.default(new Request('https://site.test/api/v2/openapi.json'), { services: await testServices() });
  const description = await answer?.json();
  expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://site.test/api' }] });
  for (const { method, path, status } of endpoints)
    expect(description.paths[`/${path}`][method.toLowerCase()].responses).toHaveProperty([String(status)]);
});
