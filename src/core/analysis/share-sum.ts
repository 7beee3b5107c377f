import { holdsAll } from './holds-all.ts';
import { orderedDownTo } from './list-part.ts';
import { upperEnd } from './said-share.ts';
import type { Sequence } from './sequence.ts';
import { isPeelingAcid } from './share-front.ts';
import type { ListPart, ShareEstimate, Shares } from './share-types.ts';

/** Can the bands of a list hold together? */

/** Labels round, and so does what is said of them. */
const nearly = 0.98;

/** The most that all of them can be, none more than what stands before it; what is declared, or stands anywhere, bounds only itself. */
function mostOfAll(estimates: readonly ShareEstimate[], isFree: (place: number) => boolean): number {
  let before = 100;
  return estimates.reduce((sum, { high, declared, usual }, place) => {
    if (declared) return sum + high;
    const said = upperEnd(high);
    if (usual || isFree(place)) return sum + said;
    before = Math.min(before, Math.max(orderedDownTo, said));
    return sum + Math.min(said, before);
  }, 0);
}

/** May all of a part that is `whole` percent of its product be what it is said to be? Of one that is not estimated through nobody can tell. */
export function reachesWhole(
  estimates: readonly (ShareEstimate | null | undefined)[],
  whole: number,
  isFree = (_: number) => false,
): boolean {
  const known = estimates.flatMap((estimate) => estimate ?? []);
  return known.length < estimates.length || mostOfAll(known, isFree) >= whole * nearly;
}

const reaches = ({ counted, free, percent }: ListPart, items: Shares['items']): boolean =>
  reachesWhole(
    counted.map((index) => items[index]),
    percent,
    (place) => free.includes(counted[place] ?? -1),
  );

const holdTogether = (shares: Shares, sequence: Omit<Sequence, 'counted'>) => (part: ListPart) =>
  // What stands behind the acid of a peel is no more than it.
  !part.ordered ||
  isPeelingAcid(sequence.facts[part.counted[0] ?? -1]) ||
  reaches(part, shares.items) ||
  !holdsAll({ ...sequence, counted: part.counted }, part.onePercent);

/** What the law permits is no bound where the bands could not be all of the product with it; of a part whose bands cannot be even without it, only what is declared is said. */
export function thatHoldTogether(lawful: Shares, byPlace: Shares, sequence: Omit<Sequence, 'counted'>): Shares {
  if (lawful.parts.every(holdTogether(lawful, sequence))) return lawful;
  const items = [...byPlace.items];
  const doHold = holdTogether(byPlace, sequence);
  const parts = byPlace.parts.map((part) => {
    if (doHold(part)) return part;
    for (const index of part.counted) items[index] = items[index]?.declared ? items[index] : null;
    return { ...part, free: [], loose: [], ordered: false, onePercent: null };
  });
  return {
    ...byPlace,
    items,
    parts,
    ordered: parts.every(({ ordered }) => ordered),
    onePercent: parts.length === 1 ? (parts[0]?.onePercent ?? null) : null,
  };
}
