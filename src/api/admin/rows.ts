import * as z from 'zod/mini';
import { searched } from '../lists.ts';

/** What the editors' lists share: a search, an order ("-title" is backwards), a page. */
export const rowsPerPage = 50;
/** How many rows one answer may hold: a file asks for them. */
export const mostRows = 1_000;
/** How many rows one change may touch. */
export const mostAtOnce = 500;

export const rowQuery = <const Column extends string>(columns: readonly Column[]) => ({
  q: searched,
  sort: z.optional(z.enum(columns.flatMap((column) => [column, `-${column}`] as const))),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  /** More than a screen needs: for files. */
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostRows)), rowsPerPage),
});

export const rowPage = <Row extends z.core.$ZodType>(row: Row) => z.strictObject({ items: z.array(row), total: z.int() });

export const rowIds = z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(mostAtOnce));
export const numbered = z.strictObject({ id: z.coerce.number().check(z.int(), z.minimum(1)) });

/** What a change did: its number in the audit log, by which it is undone; null when nothing was different. */
export const changed = z.strictObject({ change: z.nullable(z.int()), rows: z.int() });
