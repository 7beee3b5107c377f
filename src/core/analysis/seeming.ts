import type { FlagName } from '#core/knowledge/flags.ts';
import type { ItemFlag } from './verdicts.ts';

/** Does it only look like what a rule asks for? */
export const isSeeming = (rule: { readonly flag?: FlagName | undefined } | undefined, flags: readonly ItemFlag[] = []): boolean =>
  rule?.flag !== undefined && flags.some(({ flag, state }) => flag === rule.flag && state === 'seen');
