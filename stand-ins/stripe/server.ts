import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerApi, type Reply } from './api.ts'
import { runControl } from './control.ts'
import { StripeError } from './errors.ts'
import { showPage } from './pages.ts'
import { newWorld, type World } from './world.ts'

export type StripeStandIn = { url: string; world: World; close: () => Promise<void> }

/** A stateful Stripe on this machine: its API under /v1, its pages under /c and /p, its library at /v3/, what tests steer it by under /_control. */
export async function startStripe({ port = 0, keepsProcess = true } = {}): Promise<StripeStandIn> {
  const world = newWorld()
  const server = createServer((request, response) => {
    respond(world, request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  if (!keepsProcess) server.unref()
  // A caller that finds a kept connection closed under it takes that for a failed call.
  server.keepAliveTimeout = 600_000
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The stand-in for Stripe has no port')
  world.url = `http://127.0.0.1:${address.port}`
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: world.url, world, close }
}

async function respond(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', world.url)
  const body = await readBody(request)
  if (request.method === 'OPTIONS') return send(response, { status: 204, headers: {}, body: '' })
  if (pathname.startsWith('/v1/')) return send(response, await answerApi(world, request, body))
  if (pathname.startsWith('/_control/')) return send(response, await answerControl(world, pathname.slice(10), body))
  return send(response, showPage(world, request.method ?? 'GET', pathname, body))
}

async function answerControl(world: World, name: string, body: string): Promise<Reply> {
  const headers = { 'content-type': 'application/json' }
  try {
    return { status: 200, headers, body: JSON.stringify(await runControl(world, name, body)) }
  } catch (error) {
    const said = error instanceof StripeError ? error.body : { type: 'invalid_request_error', message: String(error) }
    return { status: error instanceof StripeError ? error.status : 400, headers, body: JSON.stringify({ error: said }) }
  }
}

function send(response: ServerResponse, reply: Reply | undefined): void {
  if (!reply) {
    response.destroy()
    return
  }
  response.writeHead(reply.status, {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type, stripe-version',
    ...reply.headers,
  })
  response.end(reply.body)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
