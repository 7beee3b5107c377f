import type { Config } from '@netlify/functions';
import { siteFunction } from '#server/function.ts';
import { pageAnswer } from '#server/pages/answer.ts';

/** Pages that the build did not write. */
export default siteFunction((request, services, { requestId }) => pageAnswer(request, services, requestId));

export const config: Config = {
  path: [
    '/brands/:alias',
    '/brands/:alias/page/:number',
    '/categories/:category/with/:ingredient',
    '/categories/:category/with/:ingredient/page/:number',
    '/compare/:alias',
    '/embed/products/:alias',
    '/products/:alias',
    '/products/barcode/:code',
    '/products/:alias/dupes',
    '/products/:alias/reviews',
    '/products/:alias/reviews/page/:number',
    '/products/:alias/reviews/lists/:order',
    '/u',
    '/u/:username',
    '/user/:username',
  ],
  preferStatic: true,
};
