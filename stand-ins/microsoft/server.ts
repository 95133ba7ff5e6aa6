import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { control } from './control.ts'
import { Refusal } from './errors.ts'
import { refusalOf, takeFault } from './faults.ts'
import { answerGraph, authorize, type Call, json, type Reply } from './graph.ts'
import { accountOf, consentPage, exchange } from './signIn.ts'
import { tellSubscribers } from './subscriptions.ts'
import { type Account, newWorld, type World } from './world.ts'

type MicrosoftStandIn = { url: string; world: World; close: () => Promise<void> }
/** `hang`: it is never answered; `drop`: the connection breaks. */
type Outcome = Reply | 'hang' | 'drop'

/** Microsoft's sign-in and Graph's calendars on this machine; what tests steer it by lies under `/_control`. */
export async function startMicrosoft({ port = 0, keepsProcess = true } = {}): Promise<MicrosoftStandIn> {
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
  if (typeof address !== 'object' || !address) throw new Error('The stand-in for Microsoft has no port')
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
  const { authorization, prefer, 'if-match': ifMatch } = request.headers
  const call: Call = {
    method: request.method ?? 'GET',
    url,
    headers: { authorization, prefer: String(prefer ?? ''), ifMatch },
    body: await readBody(request),
  }
  const [, first = '', second = ''] = url.pathname.split('/')
  if (first === '_control') return answerControl(world, second, call)
  if (first === '_receiver') return receive(call)
  try {
    if (first === 'v1.0') return await faulty(authorize(world, call), call, (account) => answerGraph(account, call))
    if (/^\/[\w.-]+\/oauth2\/v2\.0\/token$/.test(url.pathname) && call.method === 'POST') {
      const form = new URLSearchParams(call.body)
      const answer = async () => json(200, exchange(world, form))
      const account = accountOf(world, form)
      return account ? await faulty(account, call, answer) : await answer()
    }
    if (/^\/[\w.-]+\/oauth2\/v2\.0\/authorize$/.test(url.pathname))
      return {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: consentPage(world, url.searchParams),
      }
    return json(404, { error: `No ${url.pathname} here` })
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    throw error
  }
}

/** Carries the call out, unless a test wants it to go wrong. */
async function faulty(account: Account, call: Call, carryOut: (account: Account) => Promise<Reply>): Promise<Outcome> {
  const path = `${call.method} ${decodeURIComponent(call.url.pathname)}`
  const note = (status: number | 'none') =>
    void account.requests.push({ method: call.method, path: call.url.pathname, status })
  const fault = takeFault(account.faults, path)
  if (!fault) {
    const reply = await carryOut(account).catch((error: unknown) => {
      if (error instanceof Refusal) note(error.status)
      throw error
    })
    tellSubscribers(account).catch(console.error)
    note(reply.status)
    return reply
  }
  if (fault.after) {
    // What it would have been refused with is lost too.
    await carryOut(account).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
    tellSubscribers(account).catch(console.error)
  }
  const refusal = refusalOf(fault.how)
  note(refusal?.status ?? 'none')
  if (refusal) throw refusal
  if (fault.how === 'broken') return { ...json(200, {}), body: '{"value": [{"id": "AAMk' }
  return fault.how === 'hang' ? 'hang' : 'drop'
}

async function answerControl(world: World, name: string, { body }: Call): Promise<Reply> {
  try {
    const given = JSON.parse(body)
    const answer = json(200, await control(world, name, given))
    const account = world.accounts.get(given.account)
    if (account) tellSubscribers(account).catch(console.error)
    return answer
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    return json(400, { error: String(error) })
  }
}

/** An address that takes notifications as they should be taken, for those that have none of their own. */
const receive = ({ url }: Call): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: url.searchParams.get('validationToken') ?? '',
})

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
