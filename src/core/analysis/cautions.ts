import type { Item } from '#core/inci/reading.ts';
import type { CautionMark, Facts, LimitUse } from '#core/knowledge/ingredient.ts';
import { byDose, type Dose, doseOf } from './dose.ts';
import type { CautionVerdict, Context, Culprit, RestrictedVerdict, ShareEstimate, SkinType } from './report.ts';

/** One kind of data/rules/caution-kinds.yaml, as far as an analysis needs it. */
export interface CautionRule {
  readonly caution: string;
  /** Rinsed off, it is said as rinsed off. */
  readonly needsTime: boolean;
  /** Only sprays, aerosols and loose powders. */
  readonly airborne: boolean;
  /** Skin types it speaks against. */
  readonly against: readonly SkinType[];
}

interface Input {
  readonly items: readonly Item[];
  readonly counted: readonly Culprit[];
  /** By lexicon id. */
  readonly facts: readonly Facts[];
  readonly shares: readonly (ShareEstimate | null)[];
  readonly rules: ReadonlyMap<string, CautionRule>;
  readonly context: Context;
  readonly airborne: boolean;
  readonly restricted: readonly RestrictedVerdict[];
  /** Items of which the list makes soap. */
  readonly soap: readonly Culprit[];
}

/** What soap is said to do. */
export const soapCaution = 'stripping';

/** Dose of an ingredient for one thing that a mark says. `share` is null for what stands in a bracket: it may be any part of its item. */
export function cautionDose(mark: CautionMark, rule: CautionRule, share: ShareEstimate | null | undefined, context: Context): Dose {
  if (context === 'rinse-off' && rule.needsTime && !mark.actsRinsedOff) return 'rinsed';
  return doseOf(share, mark.from);
}

const onlyFor: readonly { readonly caution: string; readonly uses: readonly LimitUse[] }[] = [
  { caution: 'rinse-off-only', uses: ['rinse-off', 'oral'] },
  { caution: 'nails-only', uses: ['nails'] },
  { caution: 'hair-only', uses: ['hair', 'hair-dye'] },
  { caution: 'mouth-only', uses: ['oral'] },
];

/** What follows from the law alone: permitted in other products only, or more than is permitted. */
function lawfulCautions(restricted: readonly RestrictedVerdict[]): { caution: string; index: Culprit; id: number; dose: Dose }[] {
  const bySubstance = Map.groupBy(restricted, ({ index, id }) => `${index} ${id}`);
  return [...bySubstance.values()].flatMap((entries) => {
    const [{ index, id, permitted, over } = { index: 0, id: 0, permitted: true, over: false }] = entries;
    const said = (caution: string, dose: Dose) => [{ caution, index, id, dose }];
    if (over) return said('over-limit', 'likely');
    if (permitted) return [];
    const uses = entries.flatMap((entry) => entry.uses ?? []);
    const only = onlyFor.find((kind) => uses.every((use) => kind.uses.includes(use)));
    return only ? said(only.caution, 'unknown') : [];
  });
}

/** What a list calls for care with, by dose, each with the ingredients behind it; names in brackets too. */
export function cautionVerdicts({ items, counted, facts, shares, rules, context, airborne, restricted, soap }: Input): CautionVerdict[] {
  const verdicts = new Map<string, { index: Culprit; id: number; dose: Dose }[]>();
  const say = (caution: string, index: Culprit, id: number, dose: Dose) => {
    const by = verdicts.get(caution);
    const same = by?.find((one) => one.index === index && one.id === id);
    if (!by) verdicts.set(caution, [{ index, id, dose }]);
    else if (!same) by.push({ index, id, dose });
    else if (byDose({ dose }, same) < 0) same.dose = dose;
  };
  for (const { caution, index, id, dose } of lawfulCautions(restricted)) say(caution, index, id, dose);
  for (const index of soap) say(soapCaution, index, items[index]?.id ?? -1, 'possible');
  for (const index of counted) {
    const item = items[index];
    if (!item) continue;
    for (const id of item.components.length === 0 ? [item.id] : new Set([item.id, ...item.components.map((part) => part.id)])) {
      if (id === null) continue;
      for (const mark of facts[id]?.cautions ?? [])
        for (const caution of mark.says) {
          const rule = rules.get(caution);
          if (!rule || (rule.airborne && !airborne)) continue;
          say(caution, index, id, cautionDose(mark, rule, id === item.id ? shares[index] : null, context));
        }
    }
  }
  return [...verdicts]
    .map(([caution, by]): CautionVerdict => ({ caution, dose: by.toSorted(byDose)[0]?.dose ?? 'unknown', by }))
    .sort(byDose);
}
