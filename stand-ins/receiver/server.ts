import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { control, type Hook, newHook, takeCall } from './hooks.ts'

type ReceiverStandIn = { url: string; close: () => Promise<void> }

/**
 * Receives webhooks on this machine under `/hooks/<name>`, each name by itself. `/_control/<name>` tells a hook what to do (POST) and what
 * it was sent (GET).
 */
export async function startReceiver({ port = 0, keepsProcess = true } = {}): Promise<ReceiverStandIn> {
  const hooks = new Map<string, Hook>()
  const hookOf = (name: string): Hook => {
    const hook = hooks.get(name) ?? newHook()
    hooks.set(name, hook)
    return hook
  }
  const server = createServer((request, response) => {
    respond(hookOf, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  if (!keepsProcess) server.unref()
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The receiver has no port')
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${address.port}`, close }
}

async function respond(
  hookOf: (name: string) => Hook,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, place, name = ''] = (request.url ?? '').split('/')
  const body = await readBody(request)
  const hook = hookOf(name)
  if (place === '_control') {
    if (request.method === 'POST') Object.assign(hook, control.parse({ ...hook, ...JSON.parse(body) }))
    return send(response, 200, JSON.stringify(hook))
  }
  if (place !== 'hooks' || request.method !== 'POST') return send(response, 404, 'Nothing here')
  const status = takeCall(hook, headersOf(request), body)
  if (status === 0) return
  if (status === 302) response.setHeader('location', `/hooks/${name}-elsewhere`)
  send(response, status, hook.says)
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status)
  response.end(text)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
