import type { CautionRule } from '#core/analysis/cautions.ts';
import type { EffectRule } from '#core/analysis/effect-rules.ts';
import type { UseRules } from '#core/analysis/product-use.ts';
import type { SkinRule } from '#core/analysis/skin-types.ts';

/** The rules of a report besides the flags, as plain data. */
export interface ReportRules {
  readonly skinRules: readonly SkinRule[];
  readonly cautionRules: readonly CautionRule[];
  readonly effectRules: readonly EffectRule[];
  readonly useRules: UseRules;
}

/** The same, ready to be asked. */
export function knowledgeRules({ skinRules, cautionRules, effectRules, useRules }: ReportRules) {
  return {
    skinRules,
    cautionRules: new Map(cautionRules.map((rule) => [rule.caution, rule])),
    effectRules: new Map(effectRules.map((rule) => [rule.effect, rule])),
    useRules,
  };
}
