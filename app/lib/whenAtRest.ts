/** Long enough for the page to have rendered. */
export const AT_REST_MS = 2000

/** Prefetches once the page is idle. Failures are ignored; the code loads again when needed. Answers a function that cancels it. */
export function whenAtRest(fetchAhead: () => Promise<unknown>) {
  const timer = setTimeout(() => fetchAhead().catch((error) => console.warn(error)), AT_REST_MS)
  return () => clearTimeout(timer)
}
