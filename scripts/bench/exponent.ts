/** The k of cost = c · size^k that fits best: least squares on the logarithms. */
export function exponentOf(sizes: readonly number[], costs: readonly number[]): number {
  const xs = sizes.map(Math.log);
  const ys = costs.map(Math.log);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const above = xs.reduce((sum, value, i) => sum + (value - x) * ((ys[i] ?? y) - y), 0);
  const below = xs.reduce((sum, value) => sum + (value - x) ** 2, 0);
  return above / below;
}
