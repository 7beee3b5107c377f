import type { Facts } from '#core/knowledge/facts.ts';
import { families } from '#core/knowledge/vocabulary.ts';
import { familyHere, rolesOf } from './roles.ts';
import type { FunctionGroup, ItemIndex, ItemRoles } from './verdicts.ts';

/** Ingredients by their family and what they are there for (their first role here), in the order of the families. */
export function functionGroups(
  counted: readonly ItemIndex[],
  facts: readonly (Facts | null)[],
  others: readonly ItemRoles[],
): FunctionGroup[] {
  const groups = new Map<string, { role: string; family: FunctionGroup['family']; culprits: ItemIndex[] }>();
  for (const index of counted) {
    const ingredient = facts[index];
    const [role] = rolesOf(others, index, ingredient);
    const family = familyHere(others, index, ingredient);
    if (!family || !role) continue;
    const key = `${family} ${role}`;
    const group = groups.get(key);
    if (group) group.culprits.push(index);
    else groups.set(key, { role, family, culprits: [index] });
  }
  return [...groups.values()].sort(
    (a, b) => families.indexOf(a.family) - families.indexOf(b.family) || (a.culprits[0] ?? 0) - (b.culprits[0] ?? 0),
  );
}
