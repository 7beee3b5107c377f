/** Three rows of the table of distances, reused by every call. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

/** Optimal string alignment distance (insert, delete, replace, swap neighbours), or limit + 1 when it is larger. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let front = 0;
  let endA = a.length;
  let endB = b.length;
  while (front < endA && front < endB && a.charCodeAt(front) === b.charCodeAt(front)) front += 1;
  while (endA > front && endB > front && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  const height = endA - front;
  const width = endB - front;
  if (height === 0 || width === 0) return Math.min(limit + 1, height + width);
  if (width >= rows[0].length) rows = [new Uint16Array(2 * width), new Uint16Array(2 * width), new Uint16Array(2 * width)];
  let [beforePrevious, previous, row] = rows;
  for (let j = 0; j <= width; j += 1) previous[j] = j;
  for (let i = 1; i <= height; i += 1) {
    const letter = a.charCodeAt(front + i - 1);
    const letterBefore = i > 1 ? a.charCodeAt(front + i - 2) : -1;
    const low = Math.max(1, i - limit);
    const high = Math.min(width, i + limit);
    row[0] = i;
    if (low > 1) row[low - 1] = limit + 1;
    let smallest = low === 1 ? i : limit + 1;
    let otherBefore = low > 1 ? b.charCodeAt(front + low - 2) : -1;
    for (let j = low; j <= high; j += 1) {
      const other = b.charCodeAt(front + j - 1);
      let cost = (previous[j - 1] ?? 0) + (letter === other ? 0 : 1);
      // Outside the band around the diagonal nothing is within the limit.
      if (j < i + limit) cost = Math.min(cost, (previous[j] ?? 0) + 1);
      cost = Math.min(cost, (row[j - 1] ?? 0) + 1);
      if (letter === otherBefore && letterBefore === other) cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      row[j] = cost;
      smallest = Math.min(smallest, cost);
      otherBefore = other;
    }
    if (smallest > limit) return limit + 1;
    [beforePrevious, previous, row] = [previous, row, beforePrevious];
  }
  return Math.min(limit + 1, previous[width] ?? 0);
}
