/** Solves a symmetric, positive definite system (Cholesky). `matrix` is given in rows and is overwritten. */
export function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const at = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  for (let column = 0; column < size; column += 1)
    for (let row = column; row < size; row += 1) {
      let sum = at(row, column);
      for (let k = 0; k < column; k += 1) sum -= at(row, k) * at(column, k);
      const values = matrix[row];
      if (values) values[column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(column, column);
    }
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let sum = solution[row] ?? 0;
    for (let k = 0; k < row; k += 1) sum -= at(row, k) * (solution[k] ?? 0);
    solution[row] = sum / at(row, row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = solution[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) sum -= at(k, row) * (solution[k] ?? 0);
    solution[row] = sum / at(row, row);
  }
  return solution;
}
