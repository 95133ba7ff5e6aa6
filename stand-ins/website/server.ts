import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { attacksSite, listsSite } from './attacks/site.ts'
import { goodSite } from './good.ts'
import { hostileSite } from './hostile.ts'
import type { Site } from './site.ts'

const SITES: Record<string, Site> = {
  good: goodSite(60),
  large: goodSite(300),
  hostile: hostileSite,
  attacks: attacksSite,
  lists: listsSite,
}

type SiteStandIn = { url: string; asked: string[]; close: () => Promise<void> }

/** A business's website on this machine: `good` and `large` as one should be, `hostile`, `attacks` and `lists` as one should not. */
export async function startSite(name: string, { keepsProcess = true, port = 0 } = {}): Promise<SiteStandIn> {
  const asked: string[] = []
  const site = SITES[name]
  if (!site) throw new Error(`There is no site called ${name}`)
  let origin = ''
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    respond(site, request, response, origin).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  if (!keepsProcess) server.unref()
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The site has no port')
  origin = `http://127.0.0.1:${address.port}`
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: `${origin}/`, asked, close }
}

async function respond(site: Site, request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  response.on('error', () => response.destroy())
  const isKnown = await site(request.url ?? '/', response, origin)
  if (!isKnown) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
}
