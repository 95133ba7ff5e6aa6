/** The path to return to; undefined if it could lead to another site. */
export function returnPath(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined
  const { origin, pathname, search, hash } = new URL(next, location.origin)
  // A path beginning with two slashes, as from /..//evil, would be taken for a host.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
