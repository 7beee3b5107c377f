import type { CategoryRecord, ProductRecord } from '#catalog/records.ts';
import { bearsEffect } from '#catalog/rule-words.ts';
import type { Report } from '#core/analysis/report.ts';
import { typicalOf } from '#core/catalog/typical.ts';
import { alsoLike, type Like } from '#core/similarity/also-like.ts';
import type { DupeRow } from './dupe-rows.ts';

/** What a list does and is made with. */
export interface Doings {
  readonly roles: readonly string[];
  /** Effects shown on people; none where too little of the list was recognised to speak of it as a whole. */
  readonly effects: readonly string[];
}

/** Roles and effects that a category's page names. */
const most = { roles: 5, effects: 4 };

export function doingsOf({ functions, effects, withheld }: Report, area: string | undefined): Doings {
  return {
    roles: functions.map(({ role }) => role),
    effects: withheld
      ? []
      : effects.filter(({ effect, grade }) => grade !== 'weak' && bearsEffect(area, effect)).map(({ effect }) => effect),
  };
}

/** By category: what its products do more often than all others. */
export function typicalDoings(
  products: readonly ProductRecord[],
  doings: readonly Doings[],
): (category: string) => CategoryRecord['typical'] {
  const groups = Map.groupBy(products.keys(), (number) => products[number]?.category ?? '');
  const countOf = (numbers: Iterable<number>, kind: keyof Doings) => {
    const counts = new Map<string, number>();
    for (const number of numbers) for (const key of doings[number]?.[kind] ?? []) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const all = { roles: countOf(products.keys(), 'roles'), effects: countOf(products.keys(), 'effects') };
  return (category) => {
    const members = groups.get(category) ?? [];
    const sizes = { group: members.length, all: products.length };
    const typical = (kind: keyof Doings) => typicalOf(countOf(members, kind), all[kind], sizes, most[kind]);
    return { roles: typical('roles'), effects: typical('effects') };
  };
}

/** What readers of each product may also like, by product number; never a dupe of it, which stands beside it already. */
export function likesOf(products: readonly ProductRecord[], doings: readonly Doings[], dupes: readonly DupeRow[]): Like[][] {
  const numberOf = new Map(products.map(({ alias }, number) => [alias, number]));
  const beside = products.map(({ replaces, replacedBy }) =>
    [replaces, replacedBy].flatMap((alias) => (alias === null ? [] : (numberOf.get(alias) ?? []))),
  );
  for (const { product, other } of dupes) beside[product]?.push(other);
  return alsoLike(
    products.map(({ brand, category, discontinuedAt }, number) => ({
      brand,
      category,
      effects: doings[number]?.effects ?? [],
      beside: beside[number] ?? [],
      offered: discontinuedAt === null,
    })),
  );
}
