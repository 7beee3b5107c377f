import type { CautionRule } from '#core/analysis/cautions.ts';
import type { EffectRule } from '#core/analysis/effect-rules.ts';
import type { UseRules } from '#core/analysis/product-use.ts';
import type { RoleRule } from '#core/analysis/roles.ts';
import type { SkinRule } from '#core/analysis/skin-types.ts';

/** The rules of a report besides the flags, as plain data. */
export interface ReportRules {
  readonly skinRules: readonly SkinRule[];
  readonly cautionRules: readonly CautionRule[];
  readonly effectRules: readonly EffectRule[];
  readonly useRules: UseRules;
  readonly roleRules: readonly RoleRule[];
}

/** The same, ready to be asked. */
export function knowledgeRules({ skinRules, cautionRules, effectRules, useRules, roleRules }: ReportRules) {
  return {
    skinRules,
    cautionRules: new Map(cautionRules.map((rule) => [rule.caution, rule])),
    effectRules: new Map(effectRules.map((rule) => [rule.effect, rule])),
    useRules,
    roleRules: new Map(roleRules.map((rule) => [rule.role, rule])),
  };
}
