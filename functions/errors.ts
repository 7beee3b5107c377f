import type { Config } from '@netlify/functions';
import { type FunctionContext, servicesOf } from '#server/function.ts';
import { errorPageAnswer } from '#server/pages/error-pages.ts';

/** The error pages at their own addresses, with their status. */
export default async function errors(request: Request, context?: FunctionContext): Promise<Response> {
  return errorPageAnswer(request, await servicesOf(context));
}

export const config: Config = { path: ['/401', '/403', '/404', '/500'] };
