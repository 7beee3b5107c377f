import type { Facts } from '#core/knowledge/ingredient.ts';
import { type Culprit, type Flag, type SkinReason, type SkinType, type SkinVerdict, skinTypes } from './report.ts';

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

function fits(rule: SkinRule, facts: Facts, flags: readonly Flag[]): boolean {
  if (rule.role !== undefined) return facts.roles.includes(rule.role);
  if (rule.effect !== undefined) return facts.effects.some(({ effect, grade }) => effect === rule.effect && grade !== 'weak');
  if (rule.flag !== undefined) return flags.some(({ flag, state }) => flag === rule.flag && state === 'settled');
  if (rule.comedogenic !== undefined) return (facts.comedogenic?.low ?? 0) >= rule.comedogenic;
  return rule.ending !== undefined && facts.inci.endsWith(rule.ending);
}

/** What speaks for and against a list, per skin type, each ingredient once a side with its first reason. */
export function skinVerdicts(rules: readonly SkinRule[], counted: readonly Culprit[], factsOf: (index: Culprit) => Facts | null, flags: readonly (readonly Flag[])[]): SkinVerdict[] {
  return skinTypes.map((skin) => {
    const side = (wanted: SkinRule['side']): SkinReason[] =>
      counted.flatMap((index) => {
        const facts = factsOf(index);
        const rule = facts && rules.find((candidate) => candidate.skin === skin && candidate.side === wanted && fits(candidate, facts, flags[index] ?? []));
        return rule ? [{ index, reason: rule.id }] : [];
      });
    return { skin, helps: side('helps'), care: side('care') };
  });
}
