import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';
import { isBan } from '#core/knowledge/limits.ts';
import type { AllergenVerdict, Context, Culprit, LimitNote } from './report.ts';

/** ISO date since which new products may not hold it; null where it is allowed. */
const bannedSince = (facts: Facts) => facts.limits.find(isBan)?.since ?? null;

/** Scent allergens with an individual labelling duty, named or inside a bracket, with the threshold of this kind of product. */
export function allergenVerdicts(
  items: readonly Item[],
  counted: readonly Culprit[],
  facts: readonly Facts[],
  context: Context,
): AllergenVerdict[] {
  return counted.flatMap((index) => {
    const item = items[index];
    const ids = [item?.id ?? null, ...(item?.components.map(({ id }) => id) ?? [])].filter((id): id is number => id !== null);
    return [...new Set(ids)].flatMap((id) => {
      const known = facts[id];
      const label = known?.limits.find((limit) => limit.label !== null)?.label;
      if (!known || !label) return [];
      const threshold = context === 'rinse-off' ? label.rinseOff : label.leaveOn;
      return [{ index, id, list: label.group, threshold, bannedSince: bannedSince(known) }];
    });
  });
}

/** Legal limits and prohibitions of the listed ingredients. */
export function limitNotes(counted: readonly Culprit[], factsOf: (index: Culprit) => Facts | null): LimitNote[] {
  return counted.flatMap((index) =>
    (factsOf(index)?.limits ?? [])
      .filter(({ max, annex }) => max !== null || annex === 'II')
      .map((limit) => ({ index, annex: limit.annex, ref: limit.ref, max: limit.max, banned: isBan(limit) })),
  );
}
