import type { Component } from './components.ts';

/** Letters of one printed line, from left to right. */
export type Chain = readonly Component[];

/** Pixels: lower blots are specks, higher ones pictures. */
const letterHeight = { least: 6, most: 120 };
/** In heights of a letter. */
const widestGap = 1.3;
const widestLetter = 5;
/** Neighbours in a line: how much higher one may be, and how far its middle may lie above or below, in heights. */
const heightRatio = 2.4;
const steepest = 0.5;

const heightOf = ({ top, bottom }: Component) => bottom - top + 1;
const middleOf = ({ top, bottom }: Component) => (top + bottom) / 2;

/** Blots that may be letters. */
export function lettersOf(blots: readonly Component[]): Component[] {
  return blots.filter((blot) => {
    const [width, height] = [blot.right - blot.left + 1, heightOf(blot)];
    return (
      height >= letterHeight.least &&
      height <= letterHeight.most &&
      width <= widestLetter * height &&
      height <= 8 * width &&
      blot.area > 0.12 * width * height
    );
  });
}

/** The usual height of the letters: the middle one of those that stand beside another. */
export function usualHeight(chains: readonly Chain[]): number {
  const heights = chains.flatMap((chain) => chain.map(heightOf)).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** Links letters to the nearest one on their right, so that lines are followed wherever they bend. */
export function textLines(letters: readonly Component[]): Chain[] {
  const sorted = [...letters].sort((a, b) => a.left - b.left);
  const next = new Map<Component, { to: Component; cost: number }>();
  const previous = new Map<Component, Component>();
  sorted.forEach((letter, index) => {
    const height = heightOf(letter);
    let best: { to: Component; cost: number } | null = null;
    for (let other = index + 1; other < sorted.length; other += 1) {
      const to = sorted[other];
      if (!to || to.left - letter.right > widestGap * height * heightRatio) break;
      const cost = costOf(letter, to);
      if (cost !== null && (!best || cost < best.cost)) best = { to, cost };
    }
    if (!best) return;
    const rival = previous.get(best.to);
    if (rival && (next.get(rival)?.cost ?? Number.POSITIVE_INFINITY) <= best.cost) return;
    if (rival) next.delete(rival);
    next.set(letter, best);
    previous.set(best.to, letter);
  });
  return sorted
    .filter((letter) => !previous.has(letter))
    .map((first) => {
      const chain = [first];
      for (let at = next.get(first); at; at = next.get(at.to)) chain.push(at.to);
      return chain;
    });
}

/** How badly a letter goes on with another one, in pixels; null where they are no neighbours in a line. */
function costOf(letter: Component, to: Component): number | null {
  const [height, other] = [heightOf(letter), heightOf(to)];
  const [low, high] = [Math.min(height, other), Math.max(height, other)];
  if (high > low * heightRatio) return null;
  const gap = to.left - letter.right;
  if (gap > widestGap * high || gap < -0.5 * high) return null;
  const [across, down] = [(to.left + to.right - letter.left - letter.right) / 2, middleOf(to) - middleOf(letter)];
  // Letters with and without ascender lie differently by a fourth of the height; the rest is the slope of the line.
  const stray = Math.max(0, Math.abs(down) - 0.3 * high);
  if (across <= 0 || stray > steepest * across || Math.abs(down) > 0.9 * high) return null;
  return Math.max(0, gap) + 2 * stray;
}
