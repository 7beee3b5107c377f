import type { CautionRule } from '#core/analysis/cautions.ts';
import type { Area, Context } from '#core/analysis/use.ts';
import { skinTypes } from '#core/analysis/verdicts.ts';

interface Bilingual {
  readonly en: string;
  readonly ru: string;
}

/** For whom a caution may have a consequence. */
export const concerned = [...skinTypes, 'pregnancy', 'children', 'sun', 'inhalation'] as const;
export type Concerned = (typeof concerned)[number];

/** One kind of data/rules/caution-kinds.yaml. */
export interface CautionKindEntry extends Bilingual {
  readonly caution: string;
  readonly 'needs-time'?: boolean | undefined;
  readonly airborne?: boolean | undefined;
  readonly on?: readonly Area[] | undefined;
  readonly 'not-in'?: readonly Context[] | undefined;
  /** What follows for them, or the key of a reason why nothing does. */
  readonly for: Readonly<Record<Concerned, { readonly against: Bilingual } | { readonly none: string }>>;
}

/** What an analysis needs of the kinds. */
export function cautionRules(kinds: readonly CautionKindEntry[]): CautionRule[] {
  return kinds.map((kind) => ({
    caution: kind.caution,
    needsTime: kind['needs-time'] ?? false,
    airborne: kind.airborne ?? false,
    on: kind.on ?? null,
    notIn: kind['not-in'] ?? [],
    against: skinTypes.filter((skin) => 'against' in kind.for[skin]),
  }));
}

/** "caution.concerned" → what follows, for all that have a consequence. */
export function cautionReasons(kinds: readonly CautionKindEntry[]): (readonly [string, Bilingual])[] {
  return kinds.flatMap((kind) =>
    concerned.flatMap((who) => {
      const consequence = kind.for[who];
      return 'against' in consequence ? [[`${kind.caution}.${who}`, consequence.against] as const] : [];
    }),
  );
}
