import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { take } from './take.ts'
import { newDevice, newWorld, subscriptionOf, type World } from './world.ts'

type PushStandIn = { url: string; world: World; close: () => Promise<void> }

const answerControl = z.object({ device: z.string(), status: z.number() })

/** A push service on this machine, with the browsers that subscribe to it. */
export async function startPush({ port = 0, keepsProcess = true } = {}): Promise<PushStandIn> {
  const world = newWorld()
  const server = createServer((request, response) => {
    respond(world, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  if (!keepsProcess) server.unref()
  server.keepAliveTimeout = 600_000
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The stand-in for a push service has no port')
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${address.port}`, world, close }
}

async function respond(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const host = request.headers.host ?? ''
  const { pathname, searchParams } = new URL(request.url ?? '', `http://${host}`)
  const body = await readBody(request)
  const [, place, name = ''] = pathname.split('/')
  if (place === 'push' && request.method === 'POST') {
    const { status, why = '' } = take(world.devices.get(name), request.headers, body, `https://${host}`)
    response.writeHead(status, status === 201 ? { location: `/message/${name}` } : { 'content-type': 'text/plain' })
    response.end(why)
    return
  }
  if (place !== '_control') return sendJson(response, 404, { error: `No ${pathname} here` })
  if (name === 'devices') return sendJson(response, 201, subscriptionOf(newDevice(world), `http://${host}`))
  if (name === 'messages') return sendJson(response, 200, deviceOf(world, searchParams.get('device')).received)
  const { device, status } = answerControl.parse(JSON.parse(body.toString('utf8')))
  deviceOf(world, device).status = status
  sendJson(response, 200, {})
}

/** By its id, or its whole endpoint. */
function deviceOf(world: World, idOrEndpoint: string | null) {
  const id = idOrEndpoint?.split('/').at(-1) ?? ''
  const device = world.devices.get(id)
  if (!device) throw new Error(`There is no device ${id}`)
  return device
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
