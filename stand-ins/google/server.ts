import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerApi, authorize, BASE, type Call, json, type Reply } from './api.ts'
import { control } from './control.ts'
import { Refusal } from './errors.ts'
import { refusalOf, takeFault } from './faults.ts'
import { accountOfForm, consentPage, exchange, revoke } from './signIn.ts'
import { type Account, newWorld, type World } from './world.ts'

type GoogleStandIn = { url: string; world: World; close: () => Promise<void> }
/** `hang`: it is never answered; `drop`: the connection breaks. */
type Outcome = Reply | 'hang' | 'drop'

/** Google's sign-in and calendar API on this machine; what tests steer it by lies under `/_control`. */
export async function startGoogle({ port = 0, keepsProcess = true } = {}): Promise<GoogleStandIn> {
  const world = newWorld()
  const server = createServer((request, response) => {
    respond(world, request)
      .then((outcome) => send(response, outcome))
      .catch((error: unknown) => {
        console.error(error)
        send(response, json(500, { error: String(error) }))
      })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  if (!keepsProcess) {
    server.unref()
    // What is never answered keeps its connection.
    server.on('connection', (socket) => socket.unref())
  }
  // A caller that finds a kept connection closed under it takes that for a failed call.
  server.keepAliveTimeout = 600_000
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The stand-in for Google has no port')
  world.url = `http://127.0.0.1:${address.port}`
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: world.url, world, close }
}

async function respond(world: World, request: IncomingMessage): Promise<Outcome> {
  const url = new URL(request.url ?? '/', world.url)
  const { authorization, 'if-match': ifMatch } = request.headers
  const call: Call = {
    method: request.method ?? 'GET',
    url,
    headers: { authorization, ifMatch },
    body: await readBody(request),
  }
  try {
    return answer(world, call)
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    throw error
  }
}

function answer(world: World, call: Call): Outcome {
  const { url, method, body } = call
  const { pathname } = url
  if (pathname.startsWith('/_control/')) return answerControl(world, pathname.slice('/_control/'.length), body)
  if (pathname.startsWith(`${BASE}/`))
    return faulty(authorize(world, call), call, (account) => answerApi(account, call))
  if (method === 'POST' && (pathname === '/token' || pathname === '/revoke')) {
    const form = new URLSearchParams(body)
    const account = accountOfForm(world, form)
    const carryOut = () =>
      json(200, pathname === '/token' ? exchange(world, form) : revoke(world, form.get('token') ?? ''))
    return account ? faulty(account, call, carryOut) : carryOut()
  }
  if (pathname === '/o/oauth2/v2/auth')
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: consentPage(world, url.searchParams),
    }
  return json(404, { error: `No ${pathname} here` })
}

/** Carries the call out, unless a test wants it to go wrong. */
function faulty(account: Account, call: Call, carryOut: (account: Account) => Reply): Outcome {
  const note = (status: number | 'none') =>
    void account.requests.push({ method: call.method, path: call.url.pathname, status })
  const fault = takeFault(account.faults, `${call.method} ${decodeURIComponent(call.url.pathname)}`)
  try {
    if (!fault || fault.after) {
      const reply = carryOut(account)
      if (!fault) {
        note(reply.status)
        return reply
      }
    }
    const refusal = refusalOf(fault.how)
    if (refusal) throw refusal
  } catch (error) {
    if (error instanceof Refusal) note(error.status)
    throw error
  }
  note('none')
  if (fault.how === 'broken') return { ...json(200, {}), body: '{"kind": "calendar#ev' }
  return fault.how === 'hang' ? 'hang' : 'drop'
}

function answerControl(world: World, name: string, body: string): Reply {
  try {
    return json(200, control(world, name, JSON.parse(body)))
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    return json(400, { error: String(error) })
  }
}

const refused = ({ status, headers, body }: Refusal): Reply => {
  const reply = json(status, body)
  return { ...reply, headers: { ...reply.headers, ...headers } }
}

function send(response: ServerResponse, outcome: Outcome): void {
  if (outcome === 'hang') return
  if (outcome === 'drop') {
    response.destroy()
    return
  }
  response.writeHead(outcome.status, outcome.headers)
  response.end(outcome.body)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
