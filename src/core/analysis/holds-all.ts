import type { Facts } from '#core/knowledge/facts.ts';
import type { Sequence } from './sequence.ts';
import type { OnePercentBand } from './share-types.ts';

const bringsScent: ReadonlySet<string> = new Set(['fragrance', 'flavour', 'essential-oil', 'plant-extract', 'plant-water']);

/** Allergens of a scent without what brings them. */
function lacksScent(facts: readonly Facts[]): boolean {
  return (
    facts.some(({ roles }) => roles[0] === 'scent-component') && !facts.some(({ roles }) => roles.some((role) => bringsScent.has(role)))
  );
}

/** Is nothing else in the product, as far as its list tells? Every name was read that stands in front of the line, or water leads, which is what all others leave; none depends on the shade, none is missing. */
export function holdsAll({ items, counted, facts }: Sequence, line: OnePercentBand | null): boolean {
  const known = counted.flatMap((index) => facts[index] ?? []);
  const lineEnd = line?.to ?? Number.POSITIVE_INFINITY;
  const isRead = facts[counted[0] ?? -1]?.inci === 'Aqua' || counted.every((index) => facts[index] || index > lineEnd);
  return isRead && !items.some(({ mayContain }) => mayContain) && !lacksScent(known);
}
