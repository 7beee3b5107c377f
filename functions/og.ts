import type { Config } from '@netlify/functions';
import { type FunctionContext, servicesOf } from '#server/function.ts';
import { pictureAnswer } from '#server/pictures/answer.ts';

/** Pictures for sites where a page is shared. */
export default async function og(request: Request, context?: FunctionContext): Promise<Response> {
  return pictureAnswer(request, await servicesOf(context));
}

export const config: Config = { path: '/og/:kind/:file', preferStatic: true };
