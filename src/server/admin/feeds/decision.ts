import type { Candidate } from '#core/imports/candidate.ts';
import type { ExternalFound } from '#db/queries/admin/external-products.ts';
import type { RowChange } from '#db/queries/admin/row-changes.ts';

/** What was said of a row when it was read; we wrote it. */
export const saidOf = ({ external }: ExternalFound): Candidate => JSON.parse(external.said);
/** The product that a row is, or may be. */
export const targetOf = ({ external }: ExternalFound): number | null => external.productId ?? external.matchId;

/** What was decided of a row, with the product it is then. */
export const decision = (
  { external: { id, brand, title, state, productId } }: ExternalFound,
  next: typeof state,
  product: number | null,
): RowChange => ({
  table: 'externalProducts',
  id,
  name: `${brand} ${title}`,
  before: { state, productId },
  after: { state: next, productId: product },
});
