import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { sendForever, streamCompletion, wholeCompletion } from './completion.ts'
import { scripted } from './script.ts'
import { MOODS, newWorld, type World } from './world.ts'

type ModelStandIn = { url: string; world: World; close: () => Promise<void> }

const completionRequest = z.object({
  model: z.string(),
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .check(z.minLength(1)),
  stream: z._default(z.boolean(), false),
})
const control = z.partial(
  z.object({
    mood: z.enum(MOODS),
    says: z.string(),
    script: z.array(
      z.object({
        site: z.exactOptional(z.string()),
        before: z.exactOptional(z.string()),
        user: z.string(),
        says: z.string(),
      }),
    ),
    verdicts: z.record(z.string(), z.string()),
    denied: z.array(z.string()),
    pieceLength: z.number(),
    pauseMs: z.number(),
  }),
)

/** A model on this machine that says what it is told to: `/v1/chat/completions`; tests steer it by `/_control` and read what it was asked. */
export async function startModel({ port = 0, keepsProcess = true } = {}): Promise<ModelStandIn> {
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
  if (typeof address !== 'object' || !address) throw new Error('The stand-in for a model has no port')
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${address.port}`, world, close }
}

async function respond(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request)
  const path = request.url ?? ''
  if (path === '/_control' && request.method === 'POST') {
    Object.assign(world, { ...newWorld(), ...control.parse(JSON.parse(body)) })
    return sendJson(response, 200, {})
  }
  if (path === '/_control') return sendJson(response, 200, world)
  if (path !== '/v1/chat/completions') return sendJson(response, 404, { error: { message: `No ${path} here` } })
  const asked = completionRequest.safeParse(JSON.parse(body))
  if (!asked.success) return sendJson(response, 400, { error: { message: asked.error.message } })
  world.requests.push(asked.data)
  await answer(world, asked.data, response)
}

async function answer(
  world: World,
  request: z.infer<typeof completionRequest>,
  response: ServerResponse,
): Promise<void> {
  const { messages, stream } = request
  switch (world.mood) {
    case 'scripted': {
      const says = scripted(world, messages) ?? world.says
      return answer({ ...world, mood: 'says', says }, request, response)
    }
    case 'stalls':
      return
    case 'busy':
      return sendJson(response, 429, { error: { message: 'Rate limit reached', type: 'requests' } })
    case 'declines':
      return sendJson(response, 400, { error: { message: 'Held back by the content filter' } })
    case 'fails':
      return sendJson(response, 500, { error: { message: 'The server had an error' } })
    case 'nonsense':
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<!doctype html><title>Welcome to nginx!</title>')
      return
    case 'gigantic':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"choices":[{"message":{"content":"')
      return sendForever(response, 'We are in Round Rock. '.repeat(50_000), world.pauseMs)
    case 'whole':
      return sendJson(response, 200, wholeCompletion(world, messages))
    default:
      return stream
        ? streamCompletion(world, messages, response)
        : sendJson(response, 200, wholeCompletion(world, messages))
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
