import type { Config } from '@netlify/functions';
import { type FunctionContext, servicesOf } from '#server/function.ts';
import { pageAnswer } from '#server/pages/answer.ts';

/** Pages that the build did not write. */
export default async function pages(request: Request, context?: FunctionContext): Promise<Response> {
  return pageAnswer(request, await servicesOf(context));
}

export const config: Config = {
  path: [
    '/categories/:category/with/:ingredient',
    '/categories/:category/with/:ingredient/page/:number',
    '/products/:alias',
    '/products/:alias/reviews',
    '/u',
    '/u/:username',
    '/user/:username',
  ],
  preferStatic: true,
};
