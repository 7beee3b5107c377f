import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteFunction } from '#server/function.ts';
import type { PlatformAnswer, PlatformCall } from './platform.ts';

/** Calls bundled functions as the platform does: settings come from the environment, nobody hands services over. Started by platform.ts. */
interface Module {
  readonly default: SiteFunction;
  readonly config: { readonly path?: string | readonly string[] };
}
const functions: Readonly<Record<string, Module>> = await import(pathToFileURL(resolve(process.argv[2] ?? '')).href);

async function answer({ name, path, method = 'GET', body, token }: PlatformCall): Promise<PlatformAnswer> {
  const own = [functions[name]?.config.path ?? '/'].flat()[0]?.replace(/:\w+|\*/g, 'none-such');
  const request = new Request(`https://site.test${path ?? own}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const given = await functions[name]?.default(request, { ip: '192.0.2.1', waitUntil: () => {} });
  return { status: given?.status ?? 0, policy: given?.headers.get('content-security-policy') ?? null, text: (await given?.text()) ?? '' };
}

process.on('message', async (call: PlatformCall) => process.send?.(await answer(call)));
process.send?.('ready');
