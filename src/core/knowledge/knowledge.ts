import type { CautionRule } from '#core/analysis/cautions.ts';
import type { EffectRule } from '#core/analysis/effect-rules.ts';
import type { FlagRule } from '#core/analysis/flag-rules.ts';
import type { UseRules } from '#core/analysis/product-use.ts';
import type { RoleRule } from '#core/analysis/roles.ts';
import type { SkinRule } from '#core/analysis/skin-types.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import type { Facts } from './facts.ts';

/** All that reading and analysing a list needs: names, facts by lexicon id, and the rules. */
export interface Knowledge {
  readonly dictionary: Dictionary;
  readonly facts: readonly Facts[];
  readonly flagRules: readonly FlagRule[];
  readonly skinRules: readonly SkinRule[];
  /** By caution. */
  readonly cautionRules: ReadonlyMap<string, CautionRule>;
  /** By effect. */
  readonly effectRules: ReadonlyMap<string, EffectRule>;
  readonly useRules: UseRules;
  /** By role; of what is the same everywhere none. */
  readonly roleRules: ReadonlyMap<string, RoleRule>;
}
