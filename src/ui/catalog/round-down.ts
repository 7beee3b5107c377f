/** A counted number as it is claimed: rounded down to two leading digits, so that it never says too much. */
export function roundDown(count: number): number {
  if (count < 100) return count;
  const step = 10 ** (Math.floor(Math.log10(count)) - 1);
  return Math.floor(count / step) * step;
}
