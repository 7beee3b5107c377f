import type { Chain } from './text-lines.ts';

/** How far the lines of one block may stand apart, in heights of a letter: glare leaves holes. */
const apart = { across: 14, down: 4.5 };
/** Letters of one block are at most so much higher than others. */
const heightRatio = 1.8;
const shortestLine = 3;

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
}

function extentOf(chain: Chain): Extent {
  const heights = chain.map(({ top, bottom }) => bottom - top + 1).sort((a, b) => a - b);
  return {
    left: Math.min(...chain.map(({ left }) => left)),
    top: Math.min(...chain.map(({ top }) => top)),
    right: Math.max(...chain.map(({ right }) => right)),
    bottom: Math.max(...chain.map(({ bottom }) => bottom)),
    height: heights[heights.length >> 1] ?? 1,
  };
}

function belongTogether(a: Extent, b: Extent): boolean {
  const [low, high] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  if (high > low * heightRatio) return false;
  const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
  return across <= apart.across * high && down <= apart.down * high;
}

/** The lines of the block with most letters: the small print. */
export function mainBlock(lines: readonly Chain[]): Chain[] {
  const long = lines.filter(({ length }) => length >= shortestLine);
  const extents = long.map(extentOf);
  const block = new Int32Array(long.length).fill(-1);
  let best: Chain[] = [];
  let most = 0;
  for (let first = 0; first < long.length; first += 1) {
    if (block[first] !== -1) continue;
    const waiting = [first];
    const members: number[] = [];
    block[first] = first;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      members.push(at);
      const own = extents[at];
      for (let other = 0; other < long.length; other += 1) {
        const extent = extents[other];
        if (block[other] !== -1 || !own || !extent || !belongTogether(own, extent)) continue;
        block[other] = first;
        waiting.push(other);
      }
    }
    const chains = members.flatMap((member) => (long[member] ? [long[member]] : []));
    const letters = chains.reduce((sum, { length }) => sum + length, 0);
    if (letters > most) [best, most] = [chains, letters];
  }
  return best;
}
