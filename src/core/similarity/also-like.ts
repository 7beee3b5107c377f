/** A product as suggestions are found for it, by its place in the catalogue. */
export interface LikedProduct {
  readonly brand: string;
  /** Null where it fits none: then nothing is of the same. */
  readonly category: string | null;
  /** What of a person it is for: the same of hair and of skin is not done by the same product. Null where that is unknown. */
  readonly for: string | null;
  /** Effects that its ingredients have been shown to have on people. */
  readonly effects: readonly string[];
  /** Numbers of the products that are shown beside it already, or are older and newer formulas of it. */
  readonly beside: readonly number[];
  /** Still made, and read well enough to be compared. */
  readonly offered: boolean;
}

/** A product that a reader of another one may also like. */
export interface Like {
  readonly other: number;
  /** Effects that both have, the rarest first. */
  readonly shared: readonly string[];
}

export const likeLimits = { ofBrand: 1, maxOfCategory: 3, leastLikeness: 0.4 } as const;

interface Group {
  readonly effects: readonly string[];
  /** Products with exactly these effects, in the order of the catalogue. */
  readonly members: number[];
}

interface RankedGroup {
  readonly members: readonly number[];
  readonly shared: readonly string[];
}

/**
 * "You may also like": for every product some of the same category but of other brands, and one of its own brand for the same part of the body, that share positive effects with it.
 * Rare effects say more than those nearly everything has. Among equals the ones added just before the product are taken, so that suggestions vary
 * from page to page and a new product does not change them all. The counts of effects may be kept from another time, so that one edit moves no other product's
 * suggestions; what is not wanted has none.
 */
export function alsoLike(products: readonly LikedProduct[], counts = countEffects(products), wanted = (_: LikedProduct) => true): Like[][] {
  const weigh = effectWeights(counts);
  const byCategory = shelves(products, ({ category }) => category, weigh);
  const byBrand = shelves(products, brandShelf, weigh);
  return products.map((product, number) => {
    if (!wanted(product)) return [];
    const taken = new Set([number, ...product.beside]);
    const brands = new Set([product.brand]);
    const ofCategory = choose(byCategory.get(product.category ?? ''), product, number, likeLimits.maxOfCategory, (other) => {
      const { brand = '' } = products[other] ?? {};
      if (taken.has(other) || brands.has(brand)) return false;
      brands.add(brand);
      taken.add(other);
      return true;
    });
    const ofBrand = choose(byBrand.get(brandShelf(product) ?? ''), product, number, likeLimits.ofBrand, (other) => !taken.has(other));
    return [...ofCategory, ...ofBrand];
  });
}

const brandShelf = (product: LikedProduct) => (product.for === null ? null : `${product.brand} ${product.for}`);

type Weigh = (effect: string) => number;

/** How many products there are, and how many have each effect. */
export interface EffectCounts {
  readonly products: number;
  readonly having: Readonly<Record<string, number>>;
}

export function countEffects(products: readonly Pick<LikedProduct, 'effects'>[]): EffectCounts {
  const having: Record<string, number> = {};
  for (const { effects } of products) for (const effect of effects) having[effect] = (having[effect] ?? 0) + 1;
  return { products: products.length, having };
}

/** What few products do weighs much; what all of them do weighs next to nothing. */
function effectWeights({ products, having }: EffectCounts): Weigh {
  return (effect) => Math.log((products + 1) / (having[effect] ?? 1));
}

type Shelf = (effects: readonly string[]) => readonly RankedGroup[];

const keyOf = (effects: readonly string[]) => effects.toSorted().join(' ');

/** The offered products of each category or brand, in groups of the same effects: most products share theirs with many others, so ranking groups is quick. */
function shelves(
  products: readonly LikedProduct[],
  place: (product: LikedProduct) => string | null,
  weigh: Weigh,
): ReadonlyMap<string, Shelf> {
  const groups = new Map<string, Map<string, Group>>();
  for (const [number, product] of products.entries()) {
    const name = place(product);
    if (name === null || !product.offered || product.effects.length === 0) continue;
    const shelf = groups.get(name) ?? new Map<string, Group>();
    const key = keyOf(product.effects);
    const group = shelf.get(key) ?? { effects: product.effects, members: [] };
    group.members.push(number);
    shelf.set(key, group);
    groups.set(name, shelf);
  }
  return new Map([...groups].map(([name, shelf]) => [name, rankedShelf([...shelf.values()], weigh)]));
}

function rankedShelf(groups: readonly Group[], weigh: Weigh): Shelf {
  const rankings = new Map<string, readonly RankedGroup[]>();
  return (effects) => {
    const key = keyOf(effects);
    const ranked = rankings.get(key) ?? rankGroups(groups, effects, weigh);
    rankings.set(key, ranked);
    return ranked;
  };
}

/** Groups by what they share of all that either has, by weight; the most like first. */
function rankGroups(groups: readonly Group[], effects: readonly string[], weigh: Weigh): RankedGroup[] {
  const sum = (some: readonly string[]) => some.reduce((total, effect) => total + weigh(effect), 0);
  const own = new Set(effects);
  return groups
    .map(({ effects: other, members }) => {
      const shared = other.filter((effect) => own.has(effect)).sort((a, b) => weigh(b) - weigh(a) || a.localeCompare(b));
      const both = sum(shared);
      const whole = sum(effects) + sum(other) - both;
      return { members, shared, likeness: whole === 0 ? 0 : both / whole };
    })
    .filter(({ likeness, shared }) => shared.length > 0 && likeness >= likeLimits.leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || (a.members[0] ?? 0) - (b.members[0] ?? 0));
}

function choose(
  shelf: Shelf | undefined,
  { effects }: LikedProduct,
  number: number,
  most: number,
  accepts: (other: number) => boolean,
): Like[] {
  const chosen: Like[] = [];
  if (most === 0 || effects.length === 0) return chosen;
  for (const { members, shared } of shelf?.(effects) ?? []) {
    const next = members.findIndex((member) => member >= number);
    const from = next === -1 ? members.length : next;
    for (let step = 1; step <= members.length; step += 1) {
      const other = members[(from - step + members.length) % members.length];
      if (other === undefined || !accepts(other)) continue;
      chosen.push({ other, shared });
      if (chosen.length === most) return chosen;
    }
  }
  return chosen;
}
