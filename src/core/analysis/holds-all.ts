import type { Facts } from '#core/knowledge/facts.ts';
import type { Sequence } from './sequence.ts';

const bringsScent: ReadonlySet<string> = new Set(['fragrance', 'flavour', 'essential-oil', 'plant-extract', 'plant-water']);

/** Allergens of a scent without what brings them. */
function lacksScent(facts: readonly Facts[]): boolean {
  return (
    facts.some(({ roles }) => roles[0] === 'scent-component') && !facts.some(({ roles }) => roles.some((role) => bringsScent.has(role)))
  );
}

/** Is nothing else in the product, as far as its list tells? Every name was read, or water leads, which is what all others leave; none depends on the shade, none is missing. */
export function holdsAll({ items, counted, facts }: Sequence): boolean {
  const known = counted.flatMap((index) => facts[index] ?? []);
  const isRead = known.length === counted.length || facts[counted[0] ?? -1]?.inci === 'Aqua';
  return isRead && !items.some(({ mayContain }) => mayContain) && !lacksScent(known);
}
