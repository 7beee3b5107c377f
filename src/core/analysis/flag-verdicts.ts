import type { FlagRule } from './flag-rules.ts';
import {
  type Context,
  type Culprit,
  type Flag,
  type FlagName,
  type FlagState,
  type FlagVerdict,
  flagNames,
  flagStates,
  type Shares,
} from './report.ts';
import { behindLine } from './shares.ts';

interface Input {
  readonly counted: readonly Culprit[];
  readonly flags: readonly (readonly Flag[])[];
  readonly context: Context;
  readonly shares: Shares;
  readonly rules: readonly FlagRule[];
}

const levels = ['fragrance', 'strong', 'named', 'fragrant-plant', 'likely', 'ethoxylate', 'scent-component'];

/** Does the flag say something in this kind of product, for culprits at these places? */
function matters(flag: FlagName, context: Context, beforeLine: boolean): boolean {
  switch (flag) {
    case 'reef-hawaii':
    case 'reef-palau':
      return context === 'sun';
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

/** One verdict per flag and state, settled first, each with its culprits in label order. */
export function flagVerdicts({ counted, flags, context, shares, rules }: Input): FlagVerdict[] {
  const verdicts = new Map<number, { flag: FlagName; state: FlagState; level: string | null; culprits: Culprit[]; reason: string }>();
  for (const index of counted) {
    for (const { flag, state, level, reason } of flags[index] ?? []) {
      const place = flagStates.indexOf(state) * flagNames.length + flagNames.indexOf(flag);
      let verdict = verdicts.get(place);
      if (!verdict) {
        verdict = { flag, state, level, culprits: [], reason };
        verdicts.set(place, verdict);
      }
      if (verdict.culprits.at(-1) !== index) verdict.culprits.push(index);
      if (level !== null && (verdict.level === null || levels.indexOf(level) < levels.indexOf(verdict.level))) verdict.level = level;
    }
  }
  return [...verdicts]
    .sort(([a], [b]) => a - b)
    .map(([, verdict]) => ({
      ...verdict,
      sources: rules.find(({ flag }) => flag === verdict.flag)?.sources ?? [],
      matters: matters(
        verdict.flag,
        context,
        verdict.culprits.some((index) => !behindLine(shares, index)),
      ),
    }));
}
