import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Answer, ROUTES } from './api.ts'
import { command } from './control.ts'
import { CalendlyError, notFound, unauthenticated } from './errors.ts'
import { ERRORS, meetFault } from './faults.ts'
import { type Account, newWorld, type World } from './world.ts'

type CalendlyStandIn = { url: string; world: World; close: () => Promise<void> }

/** Calendly's API on this machine. */
export async function startCalendly({ port = 0, keepsProcess = true } = {}): Promise<CalendlyStandIn> {
  const world = newWorld()
  const server = createServer((request, response) => {
    respond(world, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end(String(error))
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  if (!keepsProcess) server.unref()
  server.keepAliveTimeout = 600_000
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The stand-in for Calendly has no port')
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${address.port}`, world, close }
}

async function respond(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://calendly')
  const text = await readBody(request)
  const body: unknown = text ? JSON.parse(text) : undefined
  if (pathname.startsWith('/_control/')) {
    return send(response, { status: 200, body: command(world, pathname.slice('/_control/'.length), body ?? {}) })
  }
  const call = `${request.method} ${pathname}`
  try {
    const account = accountOf(world, request)
    account.calls.push(call)
    const how = meetFault(account.faults, call)
    if (how === 'hang') return
    if (how === 'broken-body') return sendText(response, 200, '<html>Bad gateway</html>')
    if (how && how !== 'lost') throw ERRORS[how]()
    const answer = answerTo({ world, account, path: pathname, query: searchParams, body, id: '' }, call)
    if (how === 'lost') return void response.destroy()
    send(response, answer)
  } catch (error) {
    if (!(error instanceof CalendlyError)) throw error
    for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value)
    send(response, error)
  }
}

function accountOf(world: World, { headers }: IncomingMessage): Account {
  const account = world.accounts.get(headers.authorization?.replace(/^Bearer /, '') ?? '')
  if (!account || account.isRevoked) throw unauthenticated()
  return account
}

function answerTo(call: Parameters<(typeof ROUTES)[string]>[0], line: string): Answer {
  const known = ROUTES[line]
  if (known) return known(call)
  const [method, path = ''] = line.split(' ')
  const [, place, id = '', part, partId] = path.split('/')
  const withId = ROUTES[[`${method} /${place}/:id`, part, partId && ':id'].filter(Boolean).join('/')]
  if (!withId) throw notFound()
  return withId({ ...call, id })
}

function send(response: ServerResponse, { status, body }: Answer): void {
  if (body === undefined) return void response.writeHead(status).end()
  sendText(response, status, JSON.stringify(body), 'application/json')
}

function sendText(response: ServerResponse, status: number, text: string, type = 'text/html'): void {
  response.writeHead(status, { 'content-type': type })
  response.end(text)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
