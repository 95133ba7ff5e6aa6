/** The result of `work`; rejects after `ms` milliseconds, with what `lateness` makes. The work itself isn't canceled. */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  lateness = () => new Error(`No answer within ${ms} ms`),
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(lateness()), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
