/** Late enough that a page has shown itself first. */
const AT_REST_MS = 2000

/** Fetches ahead of need; what fails is fetched again when it is needed. Gives back what calls it off. */
export function whenAtRest(fetchAhead: () => Promise<unknown>) {
  const timer = setTimeout(() => fetchAhead().catch((error) => console.warn(error)), AT_REST_MS)
  return () => clearTimeout(timer)
}
