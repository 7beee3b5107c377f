import { type FlagName, type FlagState, flagNames, flagStates } from '#core/knowledge/flags.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import { oncePer } from '#core/remembered.ts';
import { type FlagRule, matters, reasonOf, speaksOf } from './flag-rules.ts';
import { behindLine } from './list-part.ts';
import type { Shares } from './share-types.ts';
import { type Area, type Context, contexts } from './use.ts';
import type { FlagVerdict, ItemFlag, ItemIndex } from './verdicts.ts';

interface Input {
  readonly counted: readonly ItemIndex[];
  readonly flags: readonly (readonly ItemFlag[])[];
  /** Flags that do not speak of the product. */
  readonly silent: readonly FlagName[];
  /** Reasons that do not. */
  readonly silentReasons: readonly string[];
  readonly context: Context;
  readonly products: ReadonlySet<MarkedProduct>;
  readonly shares: Shares;
  /** Items that may peel as they were shown to: then an exfoliant matters wherever it stands. */
  readonly peeling: ReadonlySet<ItemIndex>;
  readonly rules: readonly FlagRule[];
}

const levels = ['fragrance', 'strong', 'named', 'fragrant-plant', 'likely', 'ethoxylate', 'scent-component'];

interface Gathered {
  readonly flag: FlagName;
  readonly state: FlagState;
  level: string | null;
  readonly culprits: ItemIndex[];
  readonly reasons: {
    readonly reason: string;
    readonly culprits: ItemIndex[];
    readonly inside: { readonly index: ItemIndex; readonly names: readonly string[] }[];
  }[];
}

/** Flags that say nothing of products for this area in this use. */
export function silentFlags(rules: readonly FlagRule[], context: Context, area: Area): FlagName[] {
  return rules.filter((rule) => !speaksOf(rule, context, area)).map(({ flag }) => flag);
}

/** Reasons of flags that say nothing of products in this use. */
export const silentReasons = oncePer(
  (rules: readonly FlagRule[]) =>
    new Map<Context, readonly string[]>(
      contexts.map((context) => [
        context,
        rules.flatMap((rule) => rule.entries.filter((entry) => entry['not-in']?.includes(context)).map((entry) => reasonOf(rule, entry))),
      ]),
    ),
);

/** One verdict per flag and state, settled first, each with its culprits in label order, by reason. Flags that do not speak of the product are left out. */
export function flagVerdicts({
  counted,
  flags,
  silent,
  silentReasons: unsaid,
  context,
  products,
  shares,
  peeling,
  rules,
}: Input): FlagVerdict[] {
  const verdicts = new Map<number, Gathered>();
  for (const index of counted) {
    for (const { flag, state, level, reason, inside } of flags[index] ?? []) {
      if (silent.includes(flag) || unsaid.includes(reason)) continue;
      const rank = flagStates.indexOf(state) * flagNames.length + flagNames.indexOf(flag);
      let verdict = verdicts.get(rank);
      if (!verdict) {
        verdict = { flag, state, level, culprits: [], reasons: [] };
        verdicts.set(rank, verdict);
      }
      if (verdict.culprits.at(-1) !== index) verdict.culprits.push(index);
      if (level !== null && (verdict.level === null || levels.indexOf(level) < levels.indexOf(verdict.level))) verdict.level = level;
      let told = verdict.reasons.find((other) => other.reason === reason);
      if (!told) {
        told = { reason, culprits: [], inside: [] };
        verdict.reasons.push(told);
      }
      if (told.culprits.at(-1) === index) continue;
      told.culprits.push(index);
      if (inside) told.inside.push({ index, names: inside });
    }
  }
  return [...verdicts]
    .sort(([a], [b]) => a - b)
    .map(([, verdict]) => {
      const rule = rules.find(({ flag }) => flag === verdict.flag);
      const beforeLine = verdict.culprits.some((index) => !behindLine(shares, index));
      const peels = verdict.flag === 'exfoliant' && verdict.culprits.some((index) => peeling.has(index));
      return {
        ...verdict,
        sources: rule?.sources ?? [],
        matters: rule === undefined || peels || matters(rule, context, products, beforeLine),
      };
    });
}
