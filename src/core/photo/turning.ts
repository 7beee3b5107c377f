import type { Chain } from './text-lines.ts';

/** A round pack: the print narrows towards its sides as √(1 − ((x − middle) / radius)²). Null where it does not. */
export interface Roundness {
  readonly middle: number;
  readonly radius: number;
}

const bins = 18;
const leastLetters = 120;
/** Narrower than that at its narrowest, and better explained by a round pack than by a flat one. */
const leastNarrowing = 0.88;
const leastGain = 0.3;

/** How much narrower the print is at x than where the pack faces the camera. */
export function narrowing(round: Roundness | null, x: number): number {
  if (!round) return 1;
  const side = (x - round.middle) / round.radius;
  return Math.sqrt(Math.max(0.09, 1 - side * side));
}

/** How far the label reaches from the middle of the pack to x when it is laid flat. */
export function unrolled(round: Roundness | null, x: number): number {
  return round ? round.radius * Math.asin(Math.min(1, Math.max(-1, (x - round.middle) / round.radius))) : x;
}

/** The pixel of the picture that lies so far from the middle when the label is laid flat. */
export function rolled(round: Roundness | null, flat: number): number {
  return round ? round.middle + round.radius * Math.sin(Math.min(Math.PI / 2, Math.max(-Math.PI / 2, flat / round.radius))) : flat;
}

/** Steps from letter to letter within words, in heights of a letter, where they stand. */
function stepsOf(chains: readonly Chain[], letterHeight: number): { x: number; step: number }[] {
  return chains.flatMap((chain) =>
    chain.slice(1).flatMap((letter, index) => {
      const before = chain[index];
      if (!before || letter.left - before.right > 0.3 * letterHeight) return [];
      const step = (letter.left + letter.right - before.left - before.right) / 2 / letterHeight;
      return [{ x: (letter.right + before.left) / 2, step }];
    }),
  );
}

/** Roundness that explains best how steps between letters narrow towards the sides. */
export function roundnessOf(chains: readonly Chain[], letterHeight: number): Roundness | null {
  const steps = stepsOf(chains, letterHeight);
  if (steps.length < leastLetters) return null;
  const [left, right] = [Math.min(...steps.map(({ x }) => x)), Math.max(...steps.map(({ x }) => x))];
  const span = right - left;
  const usual = Array.from({ length: bins }, (_, bin) => {
    const own = steps.filter(({ x }) => Math.min(bins - 1, Math.floor(((x - left) / span) * bins)) === bin);
    const kept = own.map(({ step }) => Math.min(step, 2));
    return {
      x: left + ((bin + 0.5) * span) / bins,
      count: kept.length,
      step: kept.reduce((sum, step) => sum + step, 0) / Math.max(1, kept.length),
    };
  }).filter(({ count }) => count >= 4);
  const errorOf = (round: Roundness | null) => {
    let [top, below] = [0, 0];
    for (const { x, count, step } of usual) {
      const shape = narrowing(round, x);
      top += count * shape * step;
      below += count * shape * shape;
    }
    const scale = top / below;
    return usual.reduce((sum, { x, count, step }) => sum + count * (step - scale * narrowing(round, x)) ** 2, 0);
  };
  let best: { round: Roundness; error: number } | null = null;
  for (let shift = -0.3; shift <= 0.3; shift += 0.03)
    for (let reach = 0.4; reach <= 0.98; reach += 0.02) {
      const middle = left + span * (0.5 + shift);
      // `reach` is how far round the pack the farther end of the lines lies.
      const round = { middle, radius: Math.max(right - middle, middle - left) / reach };
      const error = errorOf(round);
      if (!best || error < best.error) best = { round, error };
    }
  if (!best) return null;
  const narrowest = Math.min(narrowing(best.round, left), narrowing(best.round, right));
  return narrowest < leastNarrowing && best.error < errorOf(null) * (1 - leastGain) ? best.round : null;
}
