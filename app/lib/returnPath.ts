/** A path of ours to go back to; undefined for anything that could lead to another site. */
export function returnPath(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined
  const url = new URL(next, location.origin)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : undefined
}
