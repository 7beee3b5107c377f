import type { Config } from '@netlify/functions';
import { siteFunction } from '#server/function.ts';
import { shareAnswer } from '#server/sharing/answer.ts';

/** What a device's share sheet sends, where no service worker takes it. */
export default siteFunction(shareAnswer);

export const config: Config = { path: '/share' };
