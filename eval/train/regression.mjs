/** Multinomial logistic regression over sparse features, by AdaGrad with L2: deterministic, the examples are shuffled by a fixed seed. */
export function trainRegression(
  examples,
  classes,
  buckets,
  { epochs = 24, rate = 0.3, decay = 4e-4, weightOf = () => 1 } = {},
) {
  const weights = new Float32Array(buckets * classes)
  const squares = new Float32Array(buckets * classes).fill(1e-4)
  const bias = new Float32Array(classes)
  const order = examples.map((_, at) => at)
  const random = seeded(7)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    for (const at of order) {
      const { features, label } = examples[at]
      const shares = softmax(scoresOf(features, weights, bias, classes))
      const own = weightOf(label)
      for (let c = 0; c < classes; c++) {
        const error = (shares[c] - (c === label ? 1 : 0)) * own
        bias[c] -= 0.02 * error
        for (const [bucket, value] of features) {
          const i = bucket * classes + c
          const gradient = error * value + decay * weights[i]
          squares[i] += gradient * gradient
          weights[i] -= (rate * gradient) / Math.sqrt(squares[i])
        }
      }
    }
  }
  return { weights, bias }
}

export function scoresOf(features, weights, bias, classes) {
  const scores = Float64Array.from(bias)
  for (const [bucket, value] of features)
    for (let c = 0; c < classes; c++) scores[c] += weights[bucket * classes + c] * value
  return scores
}

export function softmax(scores) {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}

/** Mulberry32. */
function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
