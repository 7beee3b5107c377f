import type { Facts } from '#core/knowledge/ingredient.ts';
import { type Culprit, type SkinReason, type SkinType, type SkinVerdict, skinTypes } from './report.ts';

/** One line of data/rules/skin-types.yaml; the texts of the reason belong to the pages. */
export interface SkinRule {
  readonly id: string;
  readonly skin: SkinType;
  readonly side: 'helps' | 'care';
  readonly role?: string | undefined;
  readonly effect?: string | undefined;
  readonly flag?: string | undefined;
  readonly comedogenic?: number | undefined;
  readonly ending?: string | undefined;
}

function fits(rule: SkinRule, facts: Facts): boolean {
  if (rule.role !== undefined) return facts.roles.includes(rule.role);
  if (rule.effect !== undefined) return facts.effects.some(({ effect, grade }) => effect === rule.effect && grade !== 'weak');
  if (rule.flag !== undefined) return facts.flags.some(({ flag, state }) => flag === rule.flag && state === 'settled');
  if (rule.comedogenic !== undefined) return (facts.comedogenic?.low ?? 0) >= rule.comedogenic;
  return rule.ending !== undefined && facts.inci.endsWith(rule.ending);
}

/** What speaks for and against one ingredient on a skin type: the ids of the first rules that fit. */
export interface SkinReasons {
  readonly skin: SkinType;
  readonly helps: string | null;
  readonly care: string | null;
}

/** First reason for and against, per skin type. */
export function skinReasons(rules: readonly SkinRule[], facts: Facts): readonly SkinReasons[] {
  const first = (skin: SkinType, side: SkinRule['side']) =>
    rules.find((rule) => rule.skin === skin && rule.side === side && fits(rule, facts))?.id ?? null;
  return skinTypes.map((skin) => ({ skin, helps: first(skin, 'helps'), care: first(skin, 'care') }));
}

interface Saying {
  /** In the order of the skin types. */
  readonly place: number;
  readonly side: SkinRule['side'];
  readonly reason: string;
}

const remembered = new WeakMap<Facts, readonly Saying[]>();

/** The same for every list an ingredient stands in; of most there is little to say. */
function sayings(rules: readonly SkinRule[], facts: Facts): readonly Saying[] {
  const known = remembered.get(facts);
  if (known) return known;
  const all = skinReasons(rules, facts).flatMap(({ helps, care }, place): Saying[] => [
    ...(helps ? [{ place, side: 'helps' as const, reason: helps }] : []),
    ...(care ? [{ place, side: 'care' as const, reason: care }] : []),
  ]);
  remembered.set(facts, all);
  return all;
}

/** What speaks for and against a list, per skin type, each ingredient once a side with its first reason. */
export function skinVerdicts(rules: readonly SkinRule[], counted: readonly Culprit[], facts: readonly (Facts | null)[]): SkinVerdict[] {
  const verdicts = skinTypes.map((skin) => ({ skin, helps: [] as SkinReason[], care: [] as SkinReason[] }));
  for (const index of counted) {
    const known = facts[index];
    if (!known) continue;
    for (const { place, side, reason } of sayings(rules, known)) verdicts[place]?.[side].push({ index, reason });
  }
  return verdicts;
}
