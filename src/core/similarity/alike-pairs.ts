import { eachSign, type FilingBounds, fileAll, usualBounds } from './filed-signs.ts';
import { openList, outlinesOf } from './open-list.ts';
import { scoreOf } from './similarity.ts';
import type { WeighedLists } from './weighed-lists.ts';

/**
 * All pairs of a large category that are alike enough, without looking at every pair.
 *
 * Take the rarest ingredients that two lists share. What either list holds that is rarer than the last of them and not among them, the other one lacks: it is lost, and
 * lowers the score (similarity.ts). With m lost so from a list of weight T and n from the other, at most T − m is shared, so a score of L at least needs
 *
 *   m + n ≤ (T − m) · (1 − L) / L, for either list.
 *
 * It follows that m ≤ T · (1 − L) in both, and in the one that loses less, m ≤ T · (1 − L) / (1 + L). So every list is filed under those signs, made of its
 * ingredients, that skip so little (the second bound), and looks others up under those that skip more (the first): the one that skips more finds the one that skips less.
 *
 * A sign is one ingredient, or longer where too many lists are filed under it (filed-signs.ts). Both lists go the way of their shared ingredients from the rarest on, and
 * either stop at the same sign, which is not full, or share no more and meet under its end. So no pair is missed, however signs are cut.
 *
 * What was found is dropped as soon as it cannot reach L: first by what was skipped, then by its outline (open-list.ts), then while it is scored.
 */

/** Calls `visit` with every pair whose score is at least `least`, with some of them twice. */
export function pairsAtLeast(
  lists: WeighedLists,
  least: number,
  visit: (number: number, other: number, score: number) => void,
  bounds: FilingBounds = usualBounds,
): void {
  const { totals } = lists;
  // Bounds are rounded up, so that rounding loses nothing.
  const { full, starts, entries } = fileAll(lists, (number) => Math.ceil(((totals[number] ?? 0) * (1 - least)) / (1 + least)), bounds);
  const outlines = outlinesOf(lists);
  const open = openList(lists, outlines);
  for (let number = 0; number < totals.length; number += 1) {
    const total = totals[number] ?? 0;
    open.lay(number);
    outlines[4 * number] = number;
    eachSign(lists, number, full, Math.ceil(total * (1 - least)), (drawer, skipped) => {
      const most = Math.min(skipped, Math.ceil(((total - skipped) * (1 - least)) / least) - skipped);
      const end = starts[drawer + 1] ?? 0;
      for (let at = starts[drawer] ?? 0; at < end; at += 1) {
        const skippedThere = entries[2 * at + 1] ?? 0;
        if (skippedThere > most) continue;
        const other = entries[2 * at] ?? 0;
        if (outlines[4 * other] === number) continue;
        const leftThere = (outlines[4 * other + 1] ?? 0) - skippedThere;
        const shared = Math.min(total - skipped, leftThere);
        if (scoreOf(shared, shared + skipped + skippedThere) < least) continue;
        const lost = open.lostTo(other);
        const outlined = Math.min(total - lost, leftThere);
        if (scoreOf(outlined, outlined + lost + skippedThere) < least) continue;
        outlines[4 * other] = number;
        const score = open.scoreAtLeast(other, least);
        if (score >= least) visit(number, other, score);
      }
    });
    open.clear(number);
  }
}
