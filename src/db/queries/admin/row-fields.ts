import * as z from 'zod/mini';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Values of a row by field. */
export const fields = z.record(z.string(), value);
export type Fields = z.output<typeof fields>;
