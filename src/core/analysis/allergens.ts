import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { isBan } from '#core/knowledge/limits.ts';
import type { Context } from './use.ts';
import type { AllergenVerdict, ItemIndex } from './verdicts.ts';

/** ISO dates since which new products, and all on sale, may not hold it; null where it is allowed, or all had to keep it at once. */
function bannedFrom({ limits }: Facts): Pick<AllergenVerdict, 'bannedSince' | 'bannedShelves'> {
  const ban = limits.find(isBan);
  return { bannedSince: ban?.since ?? null, bannedShelves: ban?.shelves ?? null };
}

/** Scent allergens with an individual labelling duty, named or inside a bracket, with the threshold of this kind of product. */
export function allergenVerdicts(
  items: readonly Item[],
  counted: readonly ItemIndex[],
  facts: readonly Facts[],
  context: Context,
): AllergenVerdict[] {
  const verdicts: AllergenVerdict[] = [];
  for (const index of counted) {
    const item = items[index];
    if (!item) continue;
    for (const id of item.components.length === 0 ? [item.id] : new Set([item.id, ...item.components.map((component) => component.id)])) {
      const ingredient = id === null ? undefined : facts[id];
      const label = ingredient?.limits.find((limit) => limit.label !== null)?.label;
      if (id === null || !ingredient || !label) continue;
      const threshold = context === 'rinse-off' ? label.rinseOff : label.leaveOn;
      verdicts.push({ index, id, list: label.group, threshold, ifRinsed: null, ...bannedFrom(ingredient) });
    }
  }
  return verdicts;
}
