import type { Config } from '@netlify/functions';
import { siteFunction } from '#server/function.ts';
import { ApiError, problemAnswer } from '#server/problems.ts';

/** Addresses of the API that no other function has: who calls one reads JSON, not a page. */
export default siteFunction((_, { t }) => problemAnswer(new ApiError('not_found'), t));

export const config: Config = { path: '/api/*', preferStatic: true };
