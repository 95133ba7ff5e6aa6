/** A path of ours to go back to; undefined for anything that could lead to another site. */
export function returnPath(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined
  const { origin, pathname, search, hash } = new URL(next, location.origin)
  // A path that begins with two slashes, as /..//evil comes out, would be taken for another host.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
