import { remembered } from '#core/remembered.ts';

/** Far more than there are rules. */
const maxPatterns = 5_000;

/** The pattern, whatever the case, made once: rules are asked of every ingredient, and of every letter that is typed. */
export const patternOf = remembered(maxPatterns, (source: string) => new RegExp(source, 'i'), Number.POSITIVE_INFINITY);
