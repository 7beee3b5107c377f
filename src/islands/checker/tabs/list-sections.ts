import type { Item } from '#core/inci/reading.ts';

/** A run of items of one section: of a kit, of drug facts, or the whole list (null); what may be in it stands apart. */
export interface ListSection {
  readonly section: string | null;
  readonly mayContain: boolean;
  readonly indices: readonly number[];
}

/** Cuts the items into sections in label order. */
export function listSections(items: readonly Item[]): ListSection[] {
  const groups = Map.groupBy(
    items.map((item, index) => ({ item, index })),
    ({ item }) => `${item.mayContain} ${item.section}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ section: first.item.section, mayContain: first.item.mayContain, indices: group.map(({ index }) => index) }] : [];
  });
}
