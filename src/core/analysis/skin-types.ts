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

const remembered = new WeakMap<Facts, readonly SkinReasons[]>();

/** First reason for and against, per skin type; the same for every list an ingredient stands in. */
export function skinReasons(rules: readonly SkinRule[], facts: Facts): readonly SkinReasons[] {
  const known = remembered.get(facts);
  if (known) return known;
  const first = (skin: SkinType, side: SkinRule['side']) =>
    rules.find((rule) => rule.skin === skin && rule.side === side && fits(rule, facts))?.id ?? null;
  const reasons = skinTypes.map((skin) => ({ skin, helps: first(skin, 'helps'), care: first(skin, 'care') }));
  remembered.set(facts, reasons);
  return reasons;
}

/** What speaks for and against a list, per skin type, each ingredient once a side with its first reason. */
export function skinVerdicts(
  rules: readonly SkinRule[],
  counted: readonly Culprit[],
  factsOf: (index: Culprit) => Facts | null,
): SkinVerdict[] {
  const verdicts = skinTypes.map((skin) => ({ skin, helps: [] as SkinReason[], care: [] as SkinReason[] }));
  for (const index of counted) {
    const facts = factsOf(index);
    if (!facts) continue;
    skinReasons(rules, facts).forEach(({ helps, care }, place) => {
      if (helps) verdicts[place]?.helps.push({ index, reason: helps });
      if (care) verdicts[place]?.care.push({ index, reason: care });
    });
  }
  return verdicts;
}
