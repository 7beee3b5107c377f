import type { FlagName } from '#core/knowledge/flags.ts';
import type { Report } from './report.ts';

/** What people ask for the absence of, in this order. */
const askedFor: readonly FlagName[] = ['fragrance', 'paraben', 'silicone', 'sulfate', 'drying-alcohol', 'peg', 'formaldehyde-releaser'];

/** What of it is not in the list, as far as that was read: nothing where too little was. */
export function freeOf({ flags, withheld }: Pick<Report, 'flags' | 'withheld'>): readonly FlagName[] {
  const raised = new Set(flags.filter(({ state }) => state !== 'seen').map(({ flag }) => flag));
  return withheld ? [] : askedFor.filter((flag) => !raised.has(flag));
}
