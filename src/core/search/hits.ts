import type { Entry } from './directory.ts';

/** How an entry answers, the best first. A guess at the name of a brand stands before names that only have a word beginning so. */
export const tiers = { exact: 0, words: 1, begins: 2, guess: 3, wordBegins: 4, part: 5, shared: 6, inside: 7 } as const;
type Tier = (typeof tiers)[keyof typeof tiers];

export interface EntryHit {
  readonly entry: Entry;
  readonly tier: Tier;
  /** Higher is better, within a tier. */
  readonly score: number;
}

/** Names differ in how well they are known: by the lists that hold them, and by how many names there are for them. */
export function fame({ count, names }: Entry): number {
  return Math.log2(1 + count) / 10 + Math.log2(1 + names.length) / 20;
}

/** The best answer of each entry. */
export class Hits {
  readonly best = new Map<Entry, EntryHit>();

  add(entry: Entry, tier: Tier, score: number): void {
    const former = this.best.get(entry);
    if (!former || tier < former.tier || (tier === former.tier && score > former.score)) this.best.set(entry, { entry, tier, score });
  }

  /** The best tier of all. */
  get tier(): number {
    return Math.min(...[...this.best.values()].map(({ tier }) => tier), Number.POSITIVE_INFINITY);
  }
}
