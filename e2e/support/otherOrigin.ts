import { createServer } from 'node:http'

type Site = {
  /** The HTML of its pages, by path. */
  pages?: Record<string, string>
  contentSecurityPolicy?: string
}

export type OtherOrigin = Awaited<ReturnType<typeof openOtherOrigin>>

/** A small web server on a port of its own, as an owner's website is. */
export async function openOtherOrigin() {
  let site: Site = {}
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname
    const page = site.pages?.[path]
    if (site.contentSecurityPolicy) response.setHeader('content-security-policy', site.contentSecurityPolicy)
    if (page === undefined) {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The other origin has no address')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    /** Replaces what is served and gives the address of its first page. */
    publish(next: Site): string {
      site = next
      return `${url}/`
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
