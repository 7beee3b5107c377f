import type { Picture } from './picture.ts';

/** A connected blot of ink; right and bottom are the last pixels that belong to it. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly area: number;
}

/** Connected blots of pixels darker than `limit` (eight neighbours), found run by run. */
export function components({ width, height, grey }: Picture, limit: number): Component[] {
  const parent: number[] = [];
  const root = (label: number) => {
    let top = label;
    while (parent[top] !== top) top = parent[top] ?? top;
    let at = label;
    while (parent[at] !== top) {
      const next = parent[at] ?? top;
      parent[at] = top;
      at = next;
    }
    return top;
  };
  const runs: number[] = []; // start, end, row, label
  let before = 0;
  let current = 0;
  for (let y = 0; y < height; y += 1) {
    const from = runs.length;
    for (let x = 0; x < width; x += 1) {
      if ((grey[y * width + x] ?? 255) >= limit) continue;
      const start = x;
      while (x < width && (grey[y * width + x] ?? 255) < limit) x += 1;
      const label = parent.length;
      parent.push(label);
      runs.push(start, x - 1, y, label);
    }
    for (let over = before, run = from; run < runs.length && over < current; ) {
      const [start = 0, end = 0] = [runs[run], runs[run + 1]];
      const [overStart = 0, overEnd = 0] = [runs[over], runs[over + 1]];
      if (overStart <= end + 1 && overEnd >= start - 1) parent[root(runs[run + 3] ?? 0)] = root(runs[over + 3] ?? 0);
      if (overEnd < end) over += 4;
      else run += 4;
    }
    before = from;
    current = runs.length;
  }
  const found = new Map<number, { left: number; top: number; right: number; bottom: number; area: number }>();
  for (let run = 0; run < runs.length; run += 4) {
    const [start = 0, end = 0, y = 0, label = 0] = runs.slice(run, run + 4);
    const key = root(label);
    const blot = found.get(key);
    if (!blot) found.set(key, { left: start, top: y, right: end, bottom: y, area: end - start + 1 });
    else {
      blot.left = Math.min(blot.left, start);
      blot.right = Math.max(blot.right, end);
      blot.bottom = y;
      blot.area += end - start + 1;
    }
  }
  return [...found.values()];
}
