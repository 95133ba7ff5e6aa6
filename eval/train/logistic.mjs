const STEPS = 60

/**
 * Binary logistic regression with a ridge, by Newton's method; `examples` are `{ features, label, weight }`, the label 0 or 1.
 * https://hastie.su.domains/ElemStatLearn/ (4.4.1)
 */
export function fitLogistic(examples, ridge = 1) {
  const size = (examples[0]?.features.length ?? 0) + 1
  const rows = examples.map(({ features, label, weight = 1 }) => ({ x: [...features, 1], label, weight }))
  let beta = new Array(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = beta.map((value, at) => (at < size - 1 ? -ridge * value : 0))
    const hessian = beta.map((_, at) => beta.map((__, other) => (at === other ? (at < size - 1 ? ridge : 1e-6) : 0)))
    for (const { x, label, weight } of rows) {
      const share = 1 / (1 + Math.exp(-dot(x, beta)))
      const slope = Math.max(weight * share * (1 - share), 1e-9)
      for (let at = 0; at < size; at++) {
        gradient[at] += weight * (label - share) * x[at]
        for (let other = 0; other <= at; other++) hessian[at][other] += slope * x[at] * x[other]
      }
    }
    for (let at = 0; at < size; at++)
      for (let other = at + 1; other < size; other++) hessian[at][other] = hessian[other][at]
    const change = solve(hessian, gradient)
    beta = beta.map((value, at) => value + change[at])
    if (Math.max(...change.map(Math.abs)) < 1e-6) break
  }
  return { weights: beta.slice(0, -1), bias: beta.at(-1) }
}

export const shareOf = ({ weights, bias }, features) => 1 / (1 + Math.exp(-(dot(features, weights) + bias)))

const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0)

/** Gaussian elimination with pivoting. */
function solve(matrix, vector) {
  const rows = matrix.map((row, at) => [...row, vector[at]])
  for (let at = 0; at < rows.length; at++) {
    const pivot = rows
      .slice(at)
      .reduce((best, row, offset) => (Math.abs(row[at]) > Math.abs(rows[best][at]) ? at + offset : best), at)
    ;[rows[at], rows[pivot]] = [rows[pivot], rows[at]]
    for (let below = at + 1; below < rows.length; below++) {
      const factor = rows[below][at] / rows[at][at]
      for (let column = at; column <= rows.length; column++) rows[below][column] -= factor * rows[at][column]
    }
  }
  const solved = new Array(rows.length).fill(0)
  for (let at = rows.length - 1; at >= 0; at--) {
    const rest = rows[at].slice(at + 1, -1).reduce((sum, value, offset) => sum + value * solved[at + 1 + offset], 0)
    solved[at] = (rows[at].at(-1) - rest) / rows[at][at]
  }
  return solved
}
