/** 2 to this power bits; with a lexicon's 40,000 names and 400,000 beginnings at most one in ten is set. */
const nameBits = 20;
const beginningBits = 22;
const start = 0x811c9dc5;

const mixed = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);
/** The upper bits say where to look, and the last characters have reached only the lower ones. */
const spread = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ (hash >>> 13);

/** A set of hashes: what it does not hold is surely not there. */
class Bits {
  private readonly words: Uint32Array;
  private readonly shift: number;

  constructor(power: number) {
    this.words = new Uint32Array(2 ** (power - 5));
    this.shift = 32 - power;
  }

  add(hash: number): void {
    const bit = spread(hash) >>> this.shift;
    this.words[bit >>> 5] = (this.words[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  has(hash: number): boolean {
    const bit = spread(hash) >>> this.shift;
    return (((this.words[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  }
}

/** Says of most keys that no name has them, or begins with them, without a look into the table of names. */
export class KeyBits {
  private readonly names = new Bits(nameBits);
  private readonly beginnings = new Bits(beginningBits);

  add(key: string): void {
    let hash = start;
    for (let i = 0; i < key.length; i += 1) {
      if (i > 0) this.beginnings.add(hash);
      hash = mixed(hash, key.charCodeAt(i));
    }
    this.names.add(hash);
  }

  /** False when there is surely no such name. */
  mayBeName(key: string): boolean {
    return this.names.has(hashOf(key));
  }

  /** The same for the key with other characters in place of some. */
  mayBeChanged(key: string, at: number, length: number, characters: string): boolean {
    const changed = hashOf(characters, hashOf(key, start, 0, at));
    return this.names.has(hashOf(key, changed, at + length));
  }

  /** False when surely no longer name begins with this. */
  mayGoOn(key: string): boolean {
    return this.beginnings.has(hashOf(key));
  }
}

/** The hash of a segment of a text behind others. */
function hashOf(text: string, before = start, from = 0, to = text.length): number {
  let hash = before;
  for (let i = from; i < to; i += 1) hash = mixed(hash, text.charCodeAt(i));
  return hash;
}
