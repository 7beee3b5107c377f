import * as z from 'zod/mini';
import { longestSearch } from '#core/catalog/facet-query.ts';
import { moment } from './fields.ts';

/** What the lists of the catalogue share. */

export const searched = z.optional(z.string().check(z.maxLength(longestSearch)));
/** How many entries a page has; 0 asks for the counts alone. */
export const limit = (usual: number) => z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100)), usual);

/** A parameter that may be repeated; a single one is a list, too. */
export function repeated<Item extends z.core.$ZodType>(item: Item, most: number) {
  return z._default(
    z.pipe(
      z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
      z.array(item).check(z.maxLength(most)),
    ),
    [],
  );
}

export const counts = z.record(z.string(), z.int());
export const brandLink = z.strictObject({ alias: z.string(), name: z.string() });
export const certificate = z.strictObject({ kind: z.string(), issuer: z.string(), checked: moment });
export const optionalText = z.nullable(z.string());

/** A page of a list: entries, how many there are in all, and how many each further choice would leave. */
export function listOf<Item extends z.core.$ZodType, Facets extends z.core.$ZodType>(item: Item, facets: Facets) {
  return z.strictObject({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    facets,
    /** What was searched instead, because nothing answers to what was typed. */
    shownFor: z.nullable(z.string()),
  });
}
