import type { Config } from '@netlify/functions';
import { siteFunction } from '#server/function.ts';
import { pictureAnswer } from '#server/pictures/answer.ts';

/** Pictures for sites where a page is shared. */
export default siteFunction((request, services, { requestId }) => pictureAnswer(request, services, requestId));

export const config: Config = { path: '/og/:kind/:file', preferStatic: true };
