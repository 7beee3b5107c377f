import { isDupe, sharedPart } from './likeness.ts';

/** A product as suggestions are found for it, by its place in the catalogue. */
export interface LikedProduct {
  readonly brand: string;
  /** What it is within its category; null where that is not certain: then nothing is of the same. */
  readonly kind: string | null;
  /** Effects that its ingredients have been shown to have on people, of which there may be enough: none where the law prohibits something in it. */
  readonly effects: readonly string[];
  /** Of what fronts say to be absent what is in it, or may be; null where not every name was read: then nothing is said to be absent, and it is not offered. */
  readonly raised: readonly string[] | null;
  /** Numbers of the products that are shown beside it already, or are older and newer formulas of it. */
  readonly beside: readonly number[];
  /** Still made. */
  readonly offered: boolean;
  /** Its ingredients: what shares half of them is a dupe, or another shade, and no other formula. */
  readonly list: ReadonlySet<number>;
}

/** A product that a reader of another one may also like. */
export interface Like {
  readonly other: number;
  /** Effects that both have, the rarest first. */
  readonly shared: readonly string[];
}

export const likeLimits = { most: 4, leastLikeness: 0.4 } as const;

interface Group {
  readonly effects: readonly string[];
  readonly raised: readonly string[];
  /** Products with exactly these effects that raise exactly this. */
  readonly members: number[];
}

interface RankedGroup {
  readonly members: readonly number[];
  readonly shared: readonly string[];
}

/**
 * "You may also like": for every product some of the same kind, one of each brand, that share positive effects with it and hold nothing that is said to be absent from it.
 * Rare effects say more than those nearly everything has. Among equals the ones added just before the product are taken, so that suggestions vary
 * from page to page and a new product does not change them all. The counts of effects may be kept from another time, so that one edit moves no other product's
 * suggestions; what is not wanted has none.
 */
export function alsoLike(products: readonly LikedProduct[], counts = countEffects(products), wanted = (_: LikedProduct) => true): Like[][] {
  const byKind = shelves(products, effectWeights(counts));
  return products.map((product, number) => {
    const { kind, effects, raised, beside, list } = product;
    if (kind === null || effects.length === 0 || !wanted(product)) return [];
    const taken = new Set([number, ...beside]);
    const brands = new Set<string>();
    return choose(byKind.get(kind)?.(effects, raised) ?? [], number, (other) => {
      const { brand = '', list: otherList = list } = products[other] ?? {};
      if (taken.has(other) || brands.has(brand) || isDupe(sharedPart(list, otherList))) return false;
      brands.add(brand);
      return true;
    });
  });
}

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

/** Of one kind, the groups most like what has these effects and raises this. */
type Shelf = (effects: readonly string[], raised: readonly string[] | null) => readonly RankedGroup[];

const keyOf = (effects: readonly string[], raised: readonly string[] | null) =>
  `${effects.toSorted().join(' ')}|${raised === null ? 'unread' : raised.toSorted().join(' ')}`;

/** The offered products of each kind, in groups of the same effects: most products share theirs with many others, so ranking groups is quick. */
function shelves(products: readonly LikedProduct[], weigh: Weigh): ReadonlyMap<string, Shelf> {
  const groups = new Map<string, Map<string, Group>>();
  for (const [number, { kind, effects, raised, offered }] of products.entries()) {
    if (kind === null || raised === null || !offered || effects.length === 0) continue;
    const shelf = groups.get(kind) ?? new Map<string, Group>();
    const key = keyOf(effects, raised);
    const group = shelf.get(key) ?? { effects, raised, members: [] };
    group.members.push(number);
    shelf.set(key, group);
    groups.set(kind, shelf);
  }
  return new Map([...groups].map(([kind, shelf]) => [kind, rankedShelf([...shelf.values()], weigh)]));
}

function rankedShelf(groups: readonly Group[], weigh: Weigh): Shelf {
  const rankings = new Map<string, readonly RankedGroup[]>();
  return (effects, raised) => {
    const key = keyOf(effects, raised);
    const permitted = () => groups.filter((group) => raised === null || group.raised.every((flag) => raised.includes(flag)));
    const ranked = rankings.get(key) ?? rankGroups(permitted(), effects, weigh);
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

function choose(ranked: readonly RankedGroup[], number: number, accepts: (other: number) => boolean): Like[] {
  const chosen: Like[] = [];
  for (const { members, shared } of ranked) {
    const next = members.findIndex((member) => member >= number);
    const from = next === -1 ? members.length : next;
    for (let step = 1; step <= members.length; step += 1) {
      const other = members[(from - step + members.length) % members.length];
      if (other === undefined || !accepts(other)) continue;
      chosen.push({ other, shared });
      if (chosen.length === likeLimits.most) return chosen;
    }
  }
  return chosen;
}
