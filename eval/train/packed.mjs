/** Weights small enough to ship: the rows that matter most, 8 bits a weight with a scale a class, and a bit for each row that is kept. */
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
  const scales = kinds.map((_, c) => Math.max(...kept.map((bucket) => Math.abs(weights[bucket * classes + c]))) / 127)
  const bits = new Uint8Array(buckets / 8)
  const bytes = new Int8Array(kept.length * classes)
  for (const [row, bucket] of kept.entries()) {
    bits[bucket >> 3] |= 1 << (bucket & 7)
    for (let c = 0; c < classes; c++) bytes[row * classes + c] = Math.round(weights[bucket * classes + c] / scales[c])
  }
  const rounded = (value) => Number(value.toPrecision(5))
  return {
    kinds,
    bias: [...bias].map(rounded),
    scales: scales.map(rounded),
    kept: Buffer.from(bits).toString('base64'),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}
