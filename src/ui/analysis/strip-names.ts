import { textWidth } from './text-width.ts';

export const cellFont = 11.5;
export const leaderFont = 12.5;
const cellPadding = 12;
const maxLines = 3;
const maxLeaders = 8;
/** A leader nearer to the left edge has no room for a name. */
const leastRoom = 60;

/** Pieces that a line may end after; the separator stays with the piece before it. */
function pieces(name: string): string[] {
  return name.split(/(?<=[\s/-])/).filter((piece) => piece !== '');
}

/** The name broken into at most three lines that fit a cell of this width, or null. */
export function cellLines(name: string, cellWidth: number): readonly string[] | null {
  const room = cellWidth - cellPadding;
  const lines: string[] = [];
  for (const piece of pieces(name)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth((last + piece).trimEnd(), cellFont) <= room) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  const trimmed = lines.map((line) => line.trim());
  return trimmed.length <= maxLines && trimmed.every((line) => textWidth(line, cellFont) <= room) ? trimmed : null;
}

/** Shortens a name to a width, with an ellipsis. */
function cut(name: string, room: number): string {
  if (textWidth(name, leaderFont) <= room) return name;
  let end = name.length - 1;
  while (end > 3 && textWidth(`${name.slice(0, end)}…`, leaderFont) > room) end--;
  return `${name.slice(0, end).trimEnd()}…`;
}

export interface LeaderName {
  readonly name: string;
  /** Centre of the cell, percent. */
  readonly x: number;
  /** Smaller is more notable. */
  readonly rank: number;
}
export interface Leader {
  readonly name: string;
  readonly x: number;
  /** Row under the axis at full and at tablet width. */
  readonly wide: number;
  readonly narrow: number;
}

/** Names end at their leader and extend left; each stands one row deeper than every earlier leader its text would pass. */
function rows(names: readonly LeaderName[], stripWidth: number): number[] {
  const depth: number[] = [];
  names.forEach(({ name, x }, index) => {
    const right = (x / 100) * stripWidth;
    const left = right - textWidth(name, leaderFont) - 8;
    let row = 0;
    for (let earlier = 0; earlier < index; earlier++) {
      const leader = ((names[earlier]?.x ?? 0) / 100) * stripWidth;
      if (leader > left) row = Math.max(row, (depth[earlier] ?? 0) + 1);
    }
    depth.push(row);
  });
  return depth;
}

/** The most notable names that found no room in their cell, hung below on leaders that never cross a name. */
export function layLeaders(candidates: readonly LeaderName[], wideStrip: number, narrowStrip: number, most = maxLeaders): Leader[] {
  const chosen = candidates
    .filter((leader) => (leader.x / 100) * narrowStrip >= leastRoom)
    .sort((a, b) => a.rank - b.rank || a.x - b.x)
    .slice(0, most);
  const names = chosen
    .map((leader) => ({ ...leader, name: cut(leader.name, (leader.x / 100) * narrowStrip - 6) }))
    .sort((a, b) => a.x - b.x);
  const wide = rows(names, wideStrip);
  const narrow = rows(names, narrowStrip);
  return names.map(({ name, x }, index) => ({ name, x, wide: wide[index] ?? 0, narrow: narrow[index] ?? 0 }));
}
