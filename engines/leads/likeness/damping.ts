/**
 * Keeps correlated traits from counting twice. Each family of traits gets one factor, fitted by ridge-penalized logistic regression of "is an example"
 * on the families' log-odds, against a sample of the market. The log-odds of an example are computed without it (stacking: D. Wolpert, Neural Networks
 * 5(2), 1992), or a family would seem to know what it was told.
 */

/** The factor that a family has without evidence. The development groups are found equally well with 0.5 and 0.7. */
export const usualFactor = 0.6;
/** The penalty on half the squared distance from the usual factor, in units of log-likelihood: a standard deviation of 0.5. */
const penalty = 4;
/** How much the whole sample of the market weighs, in multiples of the examples. */
const marketWeight = 40;
const steps = 15;

/**
 * @param examples by example, the log-odds of each family
 * @param market the same for the sample of the market
 * @returns by family, from 0 to 2
 */
export function fitFactors(examples: readonly Float64Array[], market: readonly Float64Array[], families: number): Float64Array {
  const factors = new Float64Array(families).fill(usualFactor);
  if (examples.length === 0 || market.length === 0) return factors;
  const weight = (marketWeight * examples.length) / market.length;
  // One more than the families: the intercept, which is not penalized.
  const size = families + 1;
  const at = new Float64Array(size).fill(usualFactor);
  at[families] = -Math.log(marketWeight);
  for (let step = 0; step < steps; step += 1) {
    const gradient = new Float64Array(size);
    const curvature = new Float64Array(size * size);
    for (const row of examples) addRow(row, 1, 1, at, gradient, curvature);
    for (const row of market) addRow(row, 0, weight, at, gradient, curvature);
    for (let family = 0; family < families; family += 1) {
      gradient[family] = (gradient[family] ?? 0) - penalty * ((at[family] ?? 0) - usualFactor);
      curvature[family * size + family] = (curvature[family * size + family] ?? 0) + penalty;
    }
    // Enough for the intercept to have a solution if all rows are alike.
    curvature[size * size - 1] = (curvature[size * size - 1] ?? 0) + 1e-6;
    const change = solve(curvature, gradient, size);
    // Newton's step, shortened where it would leave the area in which its approximation is good.
    const longest = Math.max(...change.map(Math.abs));
    const share = longest > 1 ? 1 / longest : 1;
    for (let each = 0; each < size; each += 1) at[each] = (at[each] ?? 0) + share * (change[each] ?? 0);
    if (longest < 1e-6) break;
  }
  for (let family = 0; family < families; family += 1) factors[family] = Math.min(2, Math.max(0, at[family] ?? 0));
  return factors;
}

function addRow(row: Float64Array, label: 0 | 1, weight: number, at: Float64Array, gradient: Float64Array, curvature: Float64Array): void {
  const families = row.length;
  const size = families + 1;
  let sum = at[families] ?? 0;
  for (let each = 0; each < families; each += 1) sum += (at[each] ?? 0) * (row[each] ?? 0);
  const share = 1 / (1 + Math.exp(-sum));
  const error = weight * (label - share);
  const bend = weight * share * (1 - share);
  for (let one = 0; one < size; one += 1) {
    const value = one === families ? 1 : (row[one] ?? 0);
    if (value === 0) continue;
    gradient[one] = (gradient[one] ?? 0) + error * value;
    for (let other = 0; other < size; other += 1)
      curvature[one * size + other] = (curvature[one * size + other] ?? 0) + bend * value * (other === families ? 1 : (row[other] ?? 0));
  }
}

/** Solves a positive definite system by Cholesky decomposition. Changes `matrix`. */
function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const result = right.slice();
  for (let column = 0; column < size; column += 1) {
    for (let row = column; row < size; row += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let each = 0; each < column; each += 1) sum -= (matrix[row * size + each] ?? 0) * (matrix[column * size + each] ?? 0);
      matrix[row * size + column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (matrix[column * size + column] ?? 0);
    }
  }
  for (let row = 0; row < size; row += 1) {
    for (let each = 0; each < row; each += 1) result[row] = (result[row] ?? 0) - (matrix[row * size + each] ?? 0) * (result[each] ?? 0);
    result[row] = (result[row] ?? 0) / (matrix[row * size + row] ?? 0);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let each = row + 1; each < size; each += 1)
      result[row] = (result[row] ?? 0) - (matrix[each * size + row] ?? 0) * (result[each] ?? 0);
    result[row] = (result[row] ?? 0) / (matrix[row * size + row] ?? 0);
  }
  return result;
}
