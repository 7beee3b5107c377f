import { hardHeading } from '#core/inci/boilerplate.ts';
import type { Item, Reading } from '#core/inci/reading.ts';

/** Lists of one field: `repeated` is one list printed more than once (in several languages), of which the text from `start` to `end` reads best. */
export type ListCount =
  | { readonly kind: 'one' }
  | { readonly kind: 'several' }
  | { readonly kind: 'repeated'; readonly start: number; readonly end: number };

/** Items a list has at least. */
const shortest = 4;
/** Share of common ingredients from which two lists are the same. */
const same = 0.8;
/** The same behind a heading of its own ("BESTANDTEILE:"): one language of the two is often read badly. */
const sameHeaded = 0.4;

const startsList = (gap: string) => /[.:\n|]|\d{5}|(?:^|\s)[-—–]\s/.test(gap);

interface Segment {
  readonly items: Item[];
  /** Something other than a comma stands in front. */
  readonly apart: boolean;
  /** A heading such as "Ingredients:" stands in front. */
  readonly headed: boolean;
}

/** Cuts the items where a list begins anew: at a new part of a kit, and where water or the first ingredient comes again. */
function segments({ items, text }: Reading): Segment[] {
  const found: Segment[] = [{ items: [], apart: true, headed: false }];
  let current = found[0];
  for (const item of items) {
    const last = current?.items.at(-1);
    const [first] = current?.items ?? [];
    const panel = item.section === 'active' || item.section === 'inactive' || last?.section === 'active' || last?.section === 'inactive';
    const part = last !== undefined && item.section !== last.section && !panel;
    const again =
      item.duplicate && !item.mayContain && (item.alias === 'aqua' || item.id === first?.id) && (current?.items.length ?? 0) >= shortest;
    if (part || (again && !panel)) {
      const gap = text.slice(last?.end ?? 0, item.start);
      current = { items: [], apart: part || startsList(gap), headed: gap.search(hardHeading) >= 0 };
      found.push(current);
    }
    current?.items.push(item);
  }
  return found;
}

const namesOf = ({ items }: Segment) => new Set(items.flatMap(({ id, mayContain }) => (id === null || mayContain ? [] : [id])));
const shareOf = ({ items }: Segment) => items.filter(({ id }) => id !== null).length / Math.max(1, items.length);

function overlap(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const common = [...one].filter((id) => other.has(id)).length;
  return common / Math.max(1, Math.min(one.size, other.size));
}

/** Does one field hold the lists of several products (a hair dye and its developer, a gift box)? */
export function countLists(reading: Reading): ListCount {
  const lists = segments(reading).filter((segment) => segment.items.length >= shortest && namesOf(segment).size >= 3);
  const [first, ...others] = lists;
  if (!first || others.length === 0) return { kind: 'one' };
  const names = namesOf(first);
  const isSame = (other: Segment) => overlap(names, namesOf(other)) >= (other.headed ? sameHeaded : same);
  if (others.every(isSame)) {
    const best = lists.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a));
    return { kind: 'repeated', start: best.items[0]?.start ?? 0, end: best.items.at(-1)?.end ?? 0 };
  }
  return others.some((other) => other.apart && !isSame(other)) ? { kind: 'several' } : { kind: 'one' };
}
