const LEVELS = 7

/**
 * Weights small enough to ship: the rows that matter most, a bit for each row that is kept, and 4 bits a weight: its root, in sevenths of
 * its class's largest. Many rows told roughly tell kinds better than a third of them told finely.
 */
export function packed({ weights, bias }, kinds, buckets, rows) {
  const classes = kinds.length
  const sizes = Array.from({ length: buckets }, (_, bucket) => {
    const row = weights.subarray(bucket * classes, (bucket + 1) * classes)
    return { bucket, size: row.reduce((sum, weight) => sum + weight * weight, 0) }
  })
  const kept = sizes
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => b.size - a.size || a.bucket - b.bucket)
    .slice(0, rows)
    .map(({ bucket }) => bucket)
    .toSorted((a, b) => a - b)
  const largest = kinds.map((_, c) => Math.max(...kept.map((bucket) => Math.abs(weights[bucket * classes + c]))))
  const bits = new Uint8Array(buckets / 8)
  const levels = kept.flatMap((bucket) =>
    largest.map((most, c) => {
      const weight = weights[bucket * classes + c]
      return LEVELS + 1 + Math.sign(weight) * Math.round(LEVELS * Math.sqrt(Math.abs(weight) / most))
    }),
  )
  for (const bucket of kept) bits[bucket >> 3] |= 1 << (bucket & 7)
  const bytes = Uint8Array.from({ length: levels.length / 2 }, (_, at) => levels[2 * at] | (levels[2 * at + 1] << 4))
  const rounded = (value) => Number(value.toPrecision(5))
  return {
    kinds,
    bias: [...bias].map(rounded),
    scales: largest.map((most) => rounded(most / LEVELS ** 2)),
    kept: Buffer.from(bits).toString('base64'),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}
