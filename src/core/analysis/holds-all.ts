import type { Facts } from '#core/knowledge/facts.ts';
import type { Sequence } from './sequence.ts';

const bringsScent: ReadonlySet<string> = new Set(['fragrance', 'flavour', 'essential-oil', 'plant-extract', 'plant-water']);

/** Allergens of a scent without what brings them. */
function lacksScent(facts: readonly Facts[]): boolean {
  return (
    facts.some(({ roles }) => roles[0] === 'scent-component') && !facts.some(({ roles }) => roles.some((role) => bringsScent.has(role)))
  );
}

/** Is nothing else in the product, as far as its list tells? Every name was read, none depends on the shade, none is missing. */
export function holdsAll({ items, counted, facts }: Sequence): boolean {
  const known = counted.flatMap((index) => facts[index] ?? []);
  return known.length === counted.length && !items.some(({ mayContain }) => mayContain) && !lacksScent(known);
}
