import type { LimitFact } from './ingredient.ts';

/** True for a prohibition in every product. An entry of Annex II that names some products only is a restriction. */
export const isBan = ({ annex, until, where }: LimitFact): boolean => annex === 'II' && until === null && where === null;
