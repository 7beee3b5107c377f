import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@netlify/functions';
import { addressOf, fileType } from '#api/client.ts';
import type { Endpoint } from '#api/endpoint.ts';
import type { Services } from '#server/services.ts';

export interface FunctionModule {
  readonly name: string;
  readonly default: (request: Request, context: object) => Promise<Response>;
  readonly config: Config & { readonly path?: string | string[] };
}

export const functionModules: readonly FunctionModule[] = await Promise.all(
  readdirSync('functions')
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => ({ ...(await import(pathToFileURL(resolve(join('functions', name))).href)), name })),
);

/** Whether a function's literal path takes an address. */
function takes(pattern: string, path: string): boolean {
  const source = pattern.replace(/\/\*$/, '/.+').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`).test(path);
}

const homesAmong = (modules: readonly FunctionModule[], path: string) =>
  modules.filter(({ config }) => [config.path ?? []].flat().some((pattern) => takes(pattern, path)));

/** The functions whose paths take an address of the site; what only stands in for others is left out where there is another. */
export function homesOf(path: string): readonly FunctionModule[] {
  const [others, unknown] = [functionModules.filter(({ name }) => name !== 'unknown.ts'), functionModules];
  const found = homesAmong(others, path);
  return found.length > 0 ? found : homesAmong(unknown, path);
}

/** A call of an endpoint, right or wrong. */
export interface ApiCall {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON; a text as it is. */
  readonly body?: unknown;
  readonly picture?: Uint8Array;
  readonly file?: Uint8Array;
  readonly type?: string;
  readonly token?: string | null;
  readonly method?: string;
}

/** Asks through the function that holds the endpoint, as the platform would. */
export async function askApi(services: Services, { method, path }: Endpoint, call: ApiCall): Promise<Response> {
  const { params = {}, query, body, picture, file, token = null } = call;
  const type = call.type ?? (picture ? 'image/png' : file ? fileType : 'application/json');
  const address = `/api/${addressOf(path, params, query)}`;
  const home = homesOf(address.replace(/\?.*/, ''))[0];
  if (!home) throw new Error(`No function is at ${address}.`);
  const bytes = picture ?? file;
  const content = bytes ? Buffer.from(bytes) : typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const request = new Request(`https://site.test${address}`, {
    method: call.method ?? method,
    ...(content === undefined ? {} : { body: content }),
    headers: {
      ...(content === undefined ? {} : { 'content-type': type }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return home.default(request, { services, ip: '192.0.2.1', waitUntil: () => {} });
}
