import { textHash } from '#core/text-hash.ts';

/** Seeded chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** 0 ≤ number < 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** Whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  readonly chance: (percent: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly weighted: <Value extends { readonly weight: number }>(values: readonly Value[]) => Value;
}

/** A sequence of its own for each seed text (mulberry32). */
export function randomOf(seed: string): Random {
  let state = textHash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (percent) => next() * 100 < percent,
    pick: (values) => {
      const value = values[whole(0, values.length - 1)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    weighted: (values) => {
      let rest = next() * values.reduce((sum, { weight }) => sum + weight, 0);
      const value =
        values.find(({ weight }) => {
          rest -= weight;
          return rest < 0;
        }) ?? values.at(-1);
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
  };
}
