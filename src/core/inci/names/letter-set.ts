/** The letters that a key holds, a bit for each: 26 Latin or 32 Cyrillic ones. An edit changes at most two of the set. */
export function letterSet(key: string): number {
  let set = 0;
  for (let i = 0; i < key.length; i += 1) {
    const letter = key.charCodeAt(i) - 0x61;
    // Shifts count modulo 32.
    if (letter >= 0) set |= 1 << letter;
  }
  return set;
}

/** False when keys with these letters are surely more edits apart. */
export function mayBeNear(set: number, other: number, edits: number): boolean {
  let differing = 0;
  for (let rest = set ^ other; rest !== 0; rest &= rest - 1) differing += 1;
  return differing <= 2 * edits;
}
