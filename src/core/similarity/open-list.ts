import { misplacedBy, scoreOf } from './similarity.ts';
import type { WeighedLists } from './weighed-lists.ts';

/** Of each entry the row, and behind it the weight: they are read together. */
function packed({ rows, weights }: WeighedLists): Int32Array {
  const pairs = new Int32Array(2 * rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    pairs[2 * at] = rows[at] ?? 0;
    pairs[2 * at + 1] = weights[at] ?? 0;
  }
  return pairs;
}

/** Ingredients are parted into so many groups by their row. */
const groups = 64;

/** Of each list four numbers that are read together: the list that last scored it, its weight, and a bit for each group it holds an ingredient of. */
export function outlinesOf({ starts, rows, totals }: WeighedLists): Int32Array {
  const outlines = new Int32Array(4 * totals.length);
  for (let number = 0; number < totals.length; number += 1) {
    outlines[4 * number] = -1;
    outlines[4 * number + 1] = totals[number] ?? 0;
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
      const group = (rows[at] ?? 0) % groups;
      const place = 4 * number + (group < 32 ? 2 : 3);
      outlines[place] = (outlines[place] ?? 0) | (1 << (group % 32));
    }
  }
  return outlines;
}

/** One list that is compared with many: its weights lie open by row and by group. */
export function openList(lists: WeighedLists, outlines: Int32Array) {
  const { starts, rows, weights, totals } = lists;
  const pairs = packed(lists);
  const own = new Int32Array(rows.reduce((most, row) => Math.max(most, row), -1) + 1);
  const ownGroups = new Int32Array(groups);
  let total = 0;
  let low = 0;
  let high = 0;
  return {
    lay(number: number) {
      total = totals[number] ?? 0;
      low = outlines[4 * number + 2] ?? 0;
      high = outlines[4 * number + 3] ?? 0;
      ownGroups.fill(0);
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
        const row = rows[at] ?? 0;
        const weight = weights[at] ?? 0;
        own[row] = weight;
        ownGroups[row % groups] = (ownGroups[row % groups] ?? 0) + weight;
      }
    },
    clear(number: number) {
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) own[rows[at] ?? 0] = 0;
    },
    /** The weight of the groups that the other list holds nothing of: so much is lost at least. */
    lostTo(other: number): number {
      let lost = 0;
      for (let bits = low & ~(outlines[4 * other + 2] ?? 0); bits !== 0; bits &= bits - 1)
        lost += ownGroups[31 - Math.clz32(bits & -bits)] ?? 0;
      for (let bits = high & ~(outlines[4 * other + 3] ?? 0); bits !== 0; bits &= bits - 1)
        lost += ownGroups[63 - Math.clz32(bits & -bits)] ?? 0;
      return lost;
    },
    /** The score (similarity.ts), or 0 as soon as it is clear that it is below `least`. */
    scoreAtLeast(other: number, least: number): number {
      const end = 2 * (starts[other + 1] ?? 0);
      let left = total;
      let leftThere = totals[other] ?? 0;
      let shared = 0;
      let lost = 0;
      for (let at = 2 * (starts[other] ?? 0); at < end; at += 2) {
        const weight = own[pairs[at] ?? 0] ?? 0;
        const there = pairs[at + 1] ?? 0;
        leftThere -= there;
        if (weight > 0) {
          left -= weight;
          shared += Math.min(weight, there);
          lost += misplacedBy(weight, there);
        } else {
          lost += there;
          const most = shared + Math.min(left, leftThere);
          if (scoreOf(most, most + lost) < least) return 0;
        }
      }
      return scoreOf(shared, shared + lost + left);
    },
  };
}
