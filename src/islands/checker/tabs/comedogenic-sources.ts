import type { Facts } from '#core/knowledge/ingredient.ts';

/** Sources of the comedogenic values behind some items, the most used first. */
export function comedogenicSources(facts: readonly (Facts | null)[], indices: readonly number[]): string[] {
  const uses = new Map<string, number>();
  for (const index of indices) for (const source of facts[index]?.comedogenic?.sources ?? []) uses.set(source, (uses.get(source) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([source]) => source);
}
