import { hash } from 'node:crypto';

/** A record's hash, as two whole numbers: lists of thousands are then mixed without making texts. */
export interface Fingerprint {
  readonly high: number;
  readonly low: number;
}

export function fingerprintOf(text: string): Fingerprint {
  const bytes = hash('md5', text, 'buffer');
  return { high: bytes.readInt32LE(0), low: bytes.readInt32LE(4) };
}

/** Mixes what a page shows, in its order, into one short text. */
export class FingerprintBuilder {
  #high = 0x243f6a88;
  #low = 0x85a308d3;

  add({ high, low }: Fingerprint): this {
    this.#high = Math.imul(this.#high ^ high, 0x01000193) ^ (this.#low >>> 15);
    this.#low = Math.imul(this.#low ^ low, 0x9e3779b1) ^ (this.#high >>> 13);
    return this;
  }

  number(value: number): this {
    return this.add({ high: Math.trunc(value / 0x1_0000_0000) | 0, low: value | 0 });
  }

  text(value: string): this {
    return this.add(fingerprintOf(value));
  }

  toFingerprint(): Fingerprint {
    return { high: this.#high, low: this.#low };
  }

  toString(): string {
    return (this.#high >>> 0).toString(36) + (this.#low >>> 0).toString(36).padStart(7, '0');
  }
}
