import { foldTitle } from './title-words.ts';

/** From here on two titles of one brand may be the same product; an editor decides. */
export const leastTitleLikeness = 0.6;

export const titleWords = (title: string): ReadonlySet<string> => new Set(foldTitle(title).split(' ').filter(Boolean));

/** How much the words of two titles of one brand have in common, 0 to 1: twice what both have by what each has. */
export function titleLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

/** Of some titles the one that is most like this one, if it is like enough; of equals the first. */
export function likestTitle<One extends { readonly titles: readonly ReadonlySet<string>[] }>(
  title: string,
  among: readonly One[],
): { readonly found: One; readonly likeness: number } | null {
  const words = titleWords(title);
  let best: { found: One; likeness: number } | null = null;
  for (const found of among) {
    const likeness = Math.max(...found.titles.map((other) => titleLikeness(words, other)));
    if (likeness >= leastTitleLikeness && likeness > (best?.likeness ?? 0)) best = { found, likeness };
  }
  return best;
}
