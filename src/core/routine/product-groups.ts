import type { DerivedProduct } from '#core/catalog/derived.ts';
import type { NoteRules, ProductGroups, RoutineRules } from './routine.ts';

/** Group → aliases of all ingredients that belong to it. */
export type GroupMembers = Readonly<Record<string, readonly string[]>>;

interface Candidate {
  readonly alias: string;
  readonly inci: string;
  readonly roles: readonly string[];
}

/** The members of each group, by role or by name. */
export function groupMembers({ groups }: Pick<RoutineRules, 'groups'>, ingredients: readonly Candidate[]): GroupMembers {
  return Object.fromEntries(
    groups.map(({ group, names = [], roles: wanted = [] }) => [
      group,
      ingredients
        .filter(({ inci, roles }) => names.includes(inci) || wanted.some((role) => roles.includes(role)))
        .map(({ alias }) => alias),
    ]),
  );
}

/** The groups a product bears, with the ingredients that bring them; what stands there in traces does not count. */
export function productGroups(
  { items, outline }: Pick<DerivedProduct, 'items' | 'outline'>,
  rinseOff: boolean,
  { groups }: Pick<NoteRules, 'groups'>,
  members: GroupMembers,
): ProductGroups {
  return new Map(
    groups.flatMap(({ group, least = 0, 'leave-on': leaveOn = false }) => {
      const bearing =
        leaveOn && rinseOff
          ? []
          : items.filter(
              (alias, place): alias is string =>
                alias !== null && members[group]?.includes(alias) === true && (outline.shares[place] ?? 0) >= least,
            );
      return bearing.length > 0 ? [[group, bearing] as const] : [];
    }),
  );
}
