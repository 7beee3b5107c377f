import { misplacedBy, scoreOf } from './similarity.ts';
import type { WeighedLists } from './weighed-lists.ts';
import { startsOf } from './weighed-lists.ts';

/**
 * All pairs of a large category that are alike enough, without looking at every pair.
 *
 * Take the three rarest ingredients that two lists share. What either list holds that is rarer and not among the three, the other one lacks: it is lost, and lowers the score
 * (similarity.ts). With m lost so from a list of weight T, at most T − m is shared, so a score of L at least needs
 *
 *   m ≤ T · (1 − L) in both lists, and m ≤ T · (1 − L) / (1 + L) in one of them.
 *
 * So every list is filed under those threes of its ingredients that skip little (the second line), and looks others up under those that skip more (the first):
 * one of the two finds the other. Lists that share fewer than three meet under these and an end. What was found is scored and dropped as soon as it cannot reach L.
 */

/** Ingredients of a sign: with three, hardly more than what is alike is found among 80,000. */
const longestSign = 3;
/** Entries of all lists together: where very long lists would make more, signs are shorter. Eight bytes each. */
const mostFiled = 12_000_000;
const endRow = -1;

type Emit = (sign: number, skipped: number) => void;

/** Mixes a row into a sign. Different threes may meet in one sign: then more is looked at, nothing is missed. */
function extended(sign: number, row: number): number {
  const mixed = Math.imul(sign ^ (row + 2), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** The signs of a list that skip at most `most` of its weight. */
function eachSign({ starts, rows, weights }: WeighedLists, number: number, length: number, most: number, emit: Emit): void {
  const end = starts[number + 1] ?? 0;
  const extend = (from: number, chosen: number, sign: number, before: number): void => {
    let skipped = before;
    for (let at = from; at < end; at += 1) {
      if (skipped > most) return;
      const longer = extended(sign, rows[at] ?? 0);
      if (chosen + 1 === length) emit(longer, skipped);
      else extend(at + 1, chosen + 1, longer, skipped);
      skipped += weights[at] ?? 0;
    }
    if (chosen > 0 && skipped <= most) emit(extended(sign, endRow), skipped);
  };
  extend(starts[number] ?? 0, 0, 0, 0);
}

/** Lists by the signs they are filed under: those of a drawer by rising number. */
interface Files {
  readonly length: number;
  readonly mask: number;
  readonly starts: Int32Array;
  /** Of each entry the list, and behind it what it skips: they are read together. */
  readonly entries: Int32Array;
}

function fileAll(lists: WeighedLists, mostSkipped: (number: number) => number): Files {
  const entriesOf = (signLength: number) => {
    let sum = 0;
    for (let number = 0; number < lists.totals.length; number += 1)
      eachSign(lists, number, signLength, mostSkipped(number), () => {
        sum += 1;
      });
    return sum;
  };
  let length = longestSign;
  let entries = entriesOf(length);
  while (entries > mostFiled && length > 1) {
    length -= 1;
    entries = entriesOf(length);
  }
  const mask = 2 ** Math.ceil(Math.log2(entries + 1)) - 1;
  const counts = new Int32Array(mask + 1);
  const file = (emit: (number: number, drawer: number, skipped: number) => void) => {
    for (let number = 0; number < lists.totals.length; number += 1)
      eachSign(lists, number, length, mostSkipped(number), (sign, skipped) => emit(number, sign & mask, skipped));
  };
  file((_, drawer) => {
    counts[drawer] = (counts[drawer] ?? 0) + 1;
  });
  const starts = startsOf(counts);
  const next = starts.slice();
  const filed = new Int32Array(2 * entries);
  file((number, drawer, skipped) => {
    const at = next[drawer] ?? 0;
    next[drawer] = at + 1;
    filed[2 * at] = number;
    filed[2 * at + 1] = skipped;
  });
  return { length, mask, starts, entries: filed };
}

/** Calls `visit` with every pair whose score is at least `least`, with some of them twice. */
export function pairsAtLeast(lists: WeighedLists, least: number, visit: (number: number, other: number, score: number) => void): void {
  const { totals } = lists;
  const mostFiledUnder = (number: number) => ((totals[number] ?? 0) * (1 - least)) / (1 + least);
  const files = fileAll(lists, mostFiledUnder);
  const { entries } = files;
  const scorer = scorerOf(lists);
  const seen = new Int32Array(totals.length).fill(-1);
  for (let number = 0; number < totals.length; number += 1) {
    const total = totals[number] ?? 0;
    const filed = mostFiledUnder(number);
    seen[number] = number;
    scorer.open(number);
    eachSign(lists, number, files.length, total * (1 - least), (sign, skipped) => {
      const drawer = sign & files.mask;
      const end = files.starts[drawer + 1] ?? 0;
      for (let at = files.starts[drawer] ?? 0; at < end; at += 1) {
        const other = entries[2 * at] ?? 0;
        // Both are filed under it: the later one finds the earlier.
        if (other > number && skipped <= filed) break;
        if (seen[other] === number) continue;
        const skippedThere = entries[2 * at + 1] ?? 0;
        const shared = Math.min(total - skipped, (totals[other] ?? 0) - skippedThere);
        if (scoreOf(shared, shared + skipped + skippedThere) < least) continue;
        seen[other] = number;
        const score = scorer.scoreAtLeast(other, least);
        if (score >= least) visit(number, other, score);
      }
    });
    scorer.close(number);
  }
}

/** Of each entry the row, and behind it the weight: they are read together. */
function packed({ rows, weights }: WeighedLists): Int32Array {
  const pairs = new Int32Array(2 * rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    pairs[2 * at] = rows[at] ?? 0;
    pairs[2 * at + 1] = weights[at] ?? 0;
  }
  return pairs;
}

/**
 * Scores (similarity.ts) of one list with many: its weights lie open by row.
 * 0 is returned as soon as it is clear that a score is below `least`.
 */
function scorerOf(lists: WeighedLists) {
  const { starts, rows, weights, totals } = lists;
  const pairs = packed(lists);
  const own = new Int32Array(rows.reduce((most, row) => Math.max(most, row), -1) + 1);
  let total = 0;
  const lay = (number: number, laid: boolean) => {
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) own[rows[at] ?? 0] = laid ? (weights[at] ?? 0) : 0;
  };
  return {
    open(number: number) {
      total = totals[number] ?? 0;
      lay(number, true);
    },
    close: (number: number) => lay(number, false),
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
