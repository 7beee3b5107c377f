import type { Facts } from '#core/knowledge/facts.ts';

/** Water, or what is mostly water. */
const watery = /(?:^| )(?:Aqua|Water|Juice)$/;
export const isWatery = (facts: Pick<Facts, 'inci'> | null | undefined) => facts != null && watery.test(facts.inci);
