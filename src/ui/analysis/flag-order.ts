import type { Report } from '#core/analysis/report.ts';
import type { FlagVerdict } from '#core/analysis/verdicts.ts';
import type { FlagName, FlagState } from '#core/knowledge/flags.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Meaning } from '#ui/controls/Meaning.tsx';

/** Kinds that are named so that nobody takes them for the alcohol that dries; settled, but no reason to take care. */
export const kindsOnly: readonly FlagName[] = ['fatty-alcohol', 'aromatic-alcohol'];

/** Flags that are noted, not raised: kinds, and what matters less in this kind of product. */
export function quietFlags({ flags }: Pick<Report, 'flags'>): ReadonlySet<FlagName> {
  return new Set([...kindsOnly, ...flags.filter(({ matters }) => !matters).map(({ flag }) => flag)]);
}

const stateOrder: readonly FlagState[] = ['settled', 'disputed', 'probable', 'seen'];

/** What matters most first: by state, then those that matter in this kind of product. */
export function orderFlags(flags: readonly FlagVerdict[]): FlagVerdict[] {
  const rank = ({ flag, state }: FlagVerdict) => stateOrder.indexOf(kindsOnly.includes(flag) ? 'seen' : state);
  return flags.toSorted((a, b) => rank(a) - rank(b) || Number(b.matters) - Number(a.matters));
}

export function flagMeaning(flag: Pick<FlagVerdict, 'flag' | 'state'>): Meaning {
  if (kindsOnly.includes(flag.flag)) return 'seen';
  switch (flag.state) {
    case 'settled':
      return flag.flag === 'ozone' ? 'warning' : 'care';
    case 'disputed':
    case 'probable':
      return 'disputed';
    case 'seen':
      return 'seen';
  }
}

export function flagClaim(t: Translator, { flag, state }: Pick<FlagVerdict, 'flag' | 'state'>): string {
  const name = t(`flag.${flag}`);
  return state === 'settled' ? name : t(`flag.claim.${state}`, { flag: name });
}
