type ByGroup<Group extends string, Value> = Readonly<Record<Group, Value>>;

/** One list's groups. Options of a group widen the list; of those in `strict` each one narrows it. */
export interface FilterGroups<Group extends string> {
  readonly groups: readonly Group[];
  readonly strict?: ReadonlySet<Group>;
}

export interface Filtered<Group extends string> {
  /** Places of the entries that pass everything, in the order of the list. */
  readonly places: readonly number[];
  /** How many entries each option would show under what is chosen already; an option without any is missing. */
  readonly counts: ByGroup<Group, ReadonlyMap<string, number>>;
}

/** Filters by all groups and by what a search found (null: no search), and counts every option, in one pass. */
export function filterEntries<Group extends string>(
  { groups, strict }: FilterGroups<Group>,
  entries: readonly { readonly options: ByGroup<Group, readonly string[]> }[],
  chosen: ByGroup<Group, readonly string[]>,
  found: { has(place: number): boolean } | null,
): Filtered<Group> {
  const counts = Object.fromEntries(groups.map((group) => [group, new Map<string, number>()])) as Record<Group, Map<string, number>>;
  const active = groups.filter((group) => chosen[group].length > 0);
  const places: number[] = [];
  const passes = (group: Group, options: readonly string[]) =>
    strict?.has(group)
      ? chosen[group].every((option) => options.includes(option))
      : chosen[group].some((option) => options.includes(option));
  entries.forEach(({ options }, place) => {
    if (found && !found.has(place)) return;
    const failed = active.filter((group) => !passes(group, options[group]));
    if (failed.length === 0) places.push(place);
    for (const group of groups) {
      if (failed.some((other) => other !== group || strict?.has(group))) continue;
      for (const option of options[group]) counts[group].set(option, (counts[group].get(option) ?? 0) + 1);
    }
  });
  return { places, counts };
}
