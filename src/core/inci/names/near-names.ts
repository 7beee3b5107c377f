import { editDistance } from './edit-distance.ts';
import { type NameIndex, shortestNear } from './name-index.ts';

const longest = 120;

/** Edits in which a name that is offered may differ: a third of its letters. */
const farthest = (key: string) => Math.min(6, Math.max(1, Math.floor(key.length / 3)));

/** The ids of the names nearest to a key, nearest first. */
export function nearNames(names: NameIndex, key: string, most: number): number[] {
  const plain = key.replace(/[^a-z0-9]/g, '');
  if (plain.length < shortestNear - 1 || plain.length > longest) return [];
  const allowed = farthest(plain);
  const distances = new Map<number, number>();
  for (const name of names.trigrams.candidates(plain, allowed)) {
    const distance = editDistance(plain, names.keys[name] ?? '', allowed);
    const id = (names.codes[name] ?? 0) >> 2;
    if (distance <= allowed && distance < (distances.get(id) ?? allowed + 1)) distances.set(id, distance);
  }
  return [...distances]
    .sort(([a, one], [b, other]) => one - other || a - b)
    .slice(0, most)
    .map(([id]) => id);
}
