import type { FlagName } from '#core/knowledge/flags.ts';
import { isWhollyRead, type Report } from './report.ts';

/** What people ask for the absence of, in this order. */
const askedFor: readonly FlagName[] = ['fragrance', 'paraben', 'silicone', 'sulfate', 'drying-alcohol', 'peg', 'formaldehyde-releaser'];

/** What of it is not in the list: nothing where a name was not read, which may be one of them. */
export function freeOf({ flags, animal, withheld }: Pick<Report, 'flags' | 'animal' | 'withheld'>): readonly FlagName[] {
  if (!isWhollyRead({ animal, withheld })) return [];
  const raised = raisedOf({ flags });
  return askedFor.filter((flag) => !raised.includes(flag));
}

/** What of it is in the list, or may be. */
export function raisedOf({ flags }: Pick<Report, 'flags'>): readonly FlagName[] {
  const raised = new Set(flags.filter(({ state }) => state !== 'seen').map(({ flag }) => flag));
  return askedFor.filter((flag) => raised.has(flag));
}
