import type { Entry } from './directory.ts';
import { type EntryHit, tiers } from './hits.ts';

export type ShownKind = Exclude<Entry['kind'], 'thing'>;

export interface EntryGroup {
  readonly kind: ShownKind;
  /** Best first. */
  readonly entries: readonly Entry[];
  /** So many are shown at first at most: of what is called just so, little that is only called alike. */
  readonly first: number;
  /** It stands before products: some of it is called so, or it is what products are sorted by. */
  readonly isNamed: boolean;
}

/** So many are enough where one is just what was asked for; kinds of product that share a word are chosen among. */
const enough: Readonly<Partial<Record<ShownKind, number>>> = { need: 1, category: 3, role: 1 };

/** Answers by kind: the kind of the best answer stands first. */
export function inGroups(hits: readonly EntryHit[]): EntryGroup[] {
  const groups = Map.groupBy(hits, ({ entry }) => entry.kind as ShownKind);
  return [...groups].map(([kind, list]) => {
    const named = list.filter(({ tier }) => tier === tiers.exact).length;
    return {
      kind,
      entries: list.map(({ entry }) => entry),
      first: named > 0 ? Math.min(list.length, Math.max(named, enough[kind] ?? list.length)) : list.length,
      isNamed: (kind !== 'ingredient' && kind !== 'role') || (list[0]?.tier ?? tiers.inside) <= tiers.begins,
    };
  });
}
