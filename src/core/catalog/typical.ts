/** How many products of a group do something, of what there are names for (roles, effects). */
export interface Typical {
  readonly key: string;
  readonly products: number;
}

/** Groups smaller than this have no types yet; what fewer hold is no type of the group. */
const typicalLimits = { fewestProducts: 5, leastShare: 0.15 } as const;

/** What a group does more often than all products do, the most typical first. The logarithm of the lift is weighted by the count. */
export function typicalOf(
  inGroup: ReadonlyMap<string, number>,
  inAll: ReadonlyMap<string, number>,
  { group, all }: { readonly group: number; readonly all: number },
  most: number,
): Typical[] {
  if (group < typicalLimits.fewestProducts) return [];
  const weight = (key: string, products: number) => products * Math.log((products * all) / ((inAll.get(key) ?? products) * group));
  return [...inGroup]
    .filter(([key, products]) => products >= typicalLimits.leastShare * group && weight(key, products) > 0)
    .sort((a, b) => weight(...b) - weight(...a) || a[0].localeCompare(b[0]))
    .slice(0, most)
    .map(([key, products]) => ({ key, products }));
}
