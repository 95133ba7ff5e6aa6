import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

type Site = {
  /** Pages by path; '/' and paths without an extension are HTML. */
  pages?: Record<string, string>
  /** A folder whose files are served where no page is given. */
  directory?: string
  /** Sent with everything. */
  headers?: Record<string, string>
  contentSecurityPolicy?: string
  /** Changes each HTML page on its way out, to add a snippet to a site served as it is. */
  changeHtml?: (html: string) => string
}

export type OtherOrigin = Awaited<ReturnType<typeof openOtherOrigin>>

/** A small web server on a port of its own, as an owner's website is. */
export async function openOtherOrigin() {
  let site: Site = {}
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname
    requests.push(`${request.method} ${path}`)
    const found = await find(site, path)
    for (const [name, value] of Object.entries(site.headers ?? {})) response.setHeader(name, value)
    if (site.contentSecurityPolicy) response.setHeader('content-security-policy', site.contentSecurityPolicy)
    if (!found) {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
      return
    }
    const isHtml = found.type.startsWith('text/html')
    response.setHeader('content-type', found.type)
    response.end(isHtml && site.changeHtml ? site.changeHtml(found.body.toString()) : found.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The other origin has no address')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    /** What was asked of it so far, as `GET /path`. */
    requests,
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

async function find(site: Site, path: string): Promise<{ body: string | Buffer; type: string } | undefined> {
  const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8'
  const page = site.pages?.[path]
  if (page !== undefined) return { body: page, type }
  if (!site.directory) return undefined
  const safe = normalize(decodeURIComponent(path)).replace(/^(\.\.[/\\])+/, '')
  for (const candidate of [safe, join(safe, 'index.html'), `${safe}.html`]) {
    const file = join(site.directory, candidate)
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue
    return { body: await readFile(file), type: TYPES[extname(candidate)] ?? 'application/octet-stream' }
  }
  return undefined
}
