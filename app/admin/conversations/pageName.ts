/** "example.com/services": the page without what nobody reads. */
export function pageName(address: string) {
  if (!URL.canParse(address)) return address
  const { host, pathname } = new URL(address)
  return host + (pathname === '/' ? '' : pathname)
}
