import type { Config } from '@netlify/functions';
import { siteFunction } from '#server/function.ts';
import { errorPageAnswer } from '#server/pages/error-pages.ts';

/** The error pages at their own addresses, with their status. */
export default siteFunction(errorPageAnswer);

export const config: Config = { path: ['/401', '/403', '/404', '/500'] };
