import { unopposedEffects } from '#core/analysis/good-effects.ts';
import { actingOf, isSound } from '#core/analysis/helps.ts';
import type { Report } from '#core/analysis/report.ts';
import type { CategoryRecord } from '#core/catalog/records.ts';
import { uncategorized } from '#core/catalog/taxonomy.ts';
import { typicalOf } from '#core/catalog/typical.ts';
import type { CountedProduct } from './counted-products.ts';

/** What a list does and is made with. */
export interface RolesAndEffects {
  readonly roles: readonly string[];
  /** Effects shown on people that it may be called good for; none where too little of the list was recognised to speak of it as a whole. */
  readonly effects: readonly string[];
  /** Those of which there may be enough: a suggestion rests on nothing less. */
  readonly sound: readonly string[];
}

/** Roles and effects that a category's page names. */
const most = { roles: 5, effects: 4 };

export function rolesAndEffectsOf(report: Report): RolesAndEffects {
  const { functions, withheld } = report;
  const supported = withheld ? [] : actingOf(unopposedEffects(report)).filter(({ grade }) => grade !== 'weak');
  return {
    roles: functions.map(({ role }) => role),
    effects: supported.map(({ effect }) => effect),
    sound: supported.filter(isSound).map(({ effect }) => effect),
  };
}

/** By category: what its products do more often than all others. */
export function typicalRolesAndEffects(products: readonly CountedProduct[]): (category: string) => CategoryRecord['typical'] {
  const groups = Map.groupBy(products, ({ category }) => category);
  const countOf = (some: readonly CountedProduct[], kind: 'roles' | 'effects') => {
    const counts = new Map<string, number>();
    for (const product of some) for (const key of product[kind]) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const all = { roles: countOf(products, 'roles'), effects: countOf(products, 'effects') };
  return (category) => {
    // What fits no category has nothing in common that could be typical.
    const members = category === uncategorized ? [] : (groups.get(category) ?? []);
    const sizes = { group: members.length, all: products.length };
    const typical = (kind: 'roles' | 'effects') => typicalOf(countOf(members, kind), all[kind], sizes, most[kind]);
    return { roles: typical('roles'), effects: typical('effects') };
  };
}
