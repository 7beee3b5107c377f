import { keyOf } from '../names/fold.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { matchesOf } from '../text/matches.ts';

/** A part of a footer and what parts it from the next one. */
const part = /([^,;.•|\n\u0080]+)([,;•|\n\u0080]|\.(?=\s|$)|\.|$)/g;
const beginsAnew = /[.•|\n\u0080]/;
const parts = /[,;•|]/;
/** Letters of a name that is believed between sentences. */
const shortestName = 5;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * "Made in France. Linalool, Citral. 12M": names of a column that a scan read behind what stands beside it; offsets of the footer. They begin behind a
 * stop, are written as INCI names, two of them or one in front of a comma, and not all of them stand in front of the footer.
 */
export function namesAgain(lexicon: Lexicon, front: string, footer: string): Stretch[] {
  const runs: (Stretch & { names: string[]; isParted: boolean })[] = [];
  let sign = '';
  let run = -1;
  for (const { index, 1: raw = '', 2: next = '' } of matchesOf(part, footer)) {
    const name = raw.trim();
    const isName = name.length >= shortestName && identify(lexicon, name)?.match === 'exact';
    const start = index + raw.indexOf(name);
    const end = start + name.length;
    const before = runs[run];
    if (!isName) run = -1;
    else if (before) runs[run] = { ...before, end, names: [...before.names, name] };
    else if (beginsAnew.test(sign)) run = runs.push({ start, end, names: [name], isParted: parts.test(next) }) - 1;
    sign = next;
  }
  const listed = runs.length > 0 ? keyOf(front) : '';
  return runs.filter(({ names, isParted }) => (names.length > 1 || isParted) && names.some((name) => !listed.includes(keyOf(name))));
}
