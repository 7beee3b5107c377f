import type { Found } from '../found.ts';

/**
 * "Coco-Glucoside, …, Coco-Glucoside / Glyceryl Oleate": behind the slash of a name that stood in the list before is no other word for it but one more name.
 * `seen`: the ids of the names in front.
 */
export function namedBefore(found: Found, seen: ReadonlySet<number>): readonly Found[] {
  const { id, components } = found;
  const [first, second, another] = components;
  if (id === null || !seen.has(id) || another || first?.id !== id || first.start !== found.start) return [found];
  if (second?.id == null || seen.has(second.id)) return [found];
  return [first, second].map((one) => ({ ...found, ...one, percent: null, components: [], keptTogether: false }));
}
