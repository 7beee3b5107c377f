import type { LimitFact } from './facts.ts';

/** Does no product that the entry speaks of may hold the substance? So do entries of Annex II, and a preservative that was struck from Annex V without one: what stands in no list preserves nothing. */
export const prohibits = ({ annex, max, where, uses }: LimitFact): boolean =>
  annex === 'II' || (max === 0 && where === null && uses === null);

/** What Annex V no longer lists is not prohibited by name: it may preserve nothing. */
export const isStruck = ({ annex }: Pick<LimitFact, 'annex'>): boolean => annex === 'V';

/** True for a prohibition in every product. An entry of Annex II that names some products only is a restriction. */
export const isBan = (limit: LimitFact): boolean => prohibits(limit) && limit.until === null && limit.where === null;
