/** `pageName('https://www.example.com/services?x=1')` → "example.com/services". */
export function pageName(address: string) {
  if (!URL.canParse(address)) return address
  const { host, pathname } = new URL(address)
  return host + (pathname === '/' ? '' : pathname)
}
