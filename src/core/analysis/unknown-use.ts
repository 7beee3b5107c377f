import type { Facts } from '#core/knowledge/ingredient.ts';
import { isUnlawful } from './law.ts';
import type { Context, ListVerdicts, RestrictedVerdict, UseVerdicts } from './report.ts';
import { looksWashedOff } from './soap.ts';

/** What the law permits in what is washed off is not said to be forbidden where nobody knows the use: there stands what it permits, and the caution says that it may not stay on. */
function restrictedInUnknown(leaveOn: UseVerdicts, rinseOff: UseVerdicts): UseVerdicts['restricted'] {
  const keyOf = ({ index, id }: RestrictedVerdict) => `${index} ${id}`;
  const unlawful = ({ restricted }: UseVerdicts) => new Set(restricted.filter(isUnlawful).map(keyOf));
  const washedOff = unlawful(rinseOff);
  const depends = unlawful(leaveOn).difference(washedOff);
  return [
    ...leaveOn.restricted.filter((verdict) => !depends.has(keyOf(verdict))),
    ...rinseOff.restricted.filter((verdict) => depends.has(keyOf(verdict))),
  ];
}

/** Where nobody says that a product is washed off, no caution may be excused by it; but nothing is promised of what looks like a cleanser. */
export function verdictsOfUnknown(
  { counted }: ListVerdicts,
  facts: readonly (Facts | null)[],
  verdicts: (context: Context) => UseVerdicts,
): UseVerdicts {
  const [leaveOn, rinseOff] = [verdicts('leave-on'), verdicts('rinse-off')];
  const washed = looksWashedOff(counted, facts);
  return {
    ...leaveOn,
    context: 'unknown',
    restricted: restrictedInUnknown(leaveOn, rinseOff),
    ...(washed ? { effects: rinseOff.effects } : {}),
  };
}
