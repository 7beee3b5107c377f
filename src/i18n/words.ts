import type { Family } from '#core/knowledge/vocabulary.ts';

/** The words of the rule files in one language; editors change them in data/rules, so they are no messages. */
export interface Words {
  readonly families: Readonly<Record<Family, string>>;
  readonly roles: Readonly<Record<string, string>>;
  readonly effects: Readonly<Record<string, string>>;
  /** Needs that effects answer, by effect or by effect and area ("moisture.hair"), as they end "Good for …". */
  readonly needs: Readonly<Record<string, string>>;
  /** Kinds of caution (data/rules/caution-kinds.yaml). */
  readonly cautions: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, string>>;
  /** Sentences behind flags and skin-type verdicts, by reason key. */
  readonly reasons: Readonly<Record<string, string>>;
}
