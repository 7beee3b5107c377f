import type { Config } from '@netlify/functions';
import { type FunctionContext, servicesOf } from '#server/function.ts';
import { scheduledNight } from '#server/nightly/scheduled.ts';
import { readServerSettings } from '#server/settings.ts';

/** Runs by the clock; at no address. */
export default async function nightly(_: Request, context?: FunctionContext): Promise<Response> {
  const failed = await scheduledNight(await servicesOf(context), readServerSettings(process.env).buildHook);
  return new Response(failed.join(', '), { status: failed.length > 0 ? 500 : 200 });
}

export const config: Config = { schedule: '15 2 * * *' };
