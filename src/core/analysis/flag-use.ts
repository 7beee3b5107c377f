import type { FlagName } from '#core/knowledge/flags.ts';
import type { Context } from './report.ts';

/** Laws on sunscreens say nothing of any other product. */
const ofSunscreens: readonly FlagName[] = ['reef-hawaii', 'reef-palau'];

/** Does the flag speak of this kind of product at all? */
export function speaksOf(flag: FlagName, context: Context): boolean {
  return context === 'sun' || !ofSunscreens.includes(flag);
}

/** Does the flag matter in this kind of product, for culprits at these places? */
export function matters(flag: FlagName, context: Context, beforeLine: boolean): boolean {
  switch (flag) {
    case 'malassezia':
      return context !== 'rinse-off';
    case 'drying-alcohol':
      return context !== 'rinse-off' && beforeLine;
    case 'sulfate':
      return context === 'rinse-off' || beforeLine;
    case 'exfoliant':
      return beforeLine;
    default:
      return true;
  }
}
