import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { invalidRequest, StripeError } from './errors.ts'
import { API_VERSION } from './events.ts'
import { decodeForm } from './form.ts'
import { once } from './idempotency.ts'
import { confirmPayment, confirmSetup } from './resources/confirming.ts'
import { routes } from './routes.ts'
import { get, newId, type World } from './world.ts'

export type Reply = { status: number; headers: Record<string, string>; body: string }

/** One call to Stripe's API, from its headers to its answer. `undefined`: the answer got lost on the way. */
export async function answerApi(world: World, request: IncomingMessage, body: string): Promise<Reply | undefined> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
  const method = request.method ?? 'GET'
  const given = request.headers['idempotency-key']
  const key = Array.isArray(given) ? given[0] : given
  const fault = takeFault(world, pathname)
  const headers: Record<string, string> = { 'content-type': 'application/json', 'request-id': newId('req', 14) }
  headers['stripe-version'] = API_VERSION
  if (key) headers['idempotency-key'] = key
  const reply = await carryOut(world, request, { method, pathname, query: search.slice(1), body, key, fault })
  world.requests.push({ method, path: pathname, idempotencyKey: key ?? null, body, status: reply.status })
  if (reply.isReplay) headers['idempotent-replayed'] = 'true'
  return fault?.loseAnswer ? undefined : { status: reply.status, headers, body: reply.body }
}

type Call = {
  method: string
  pathname: string
  query: string
  body: string
  key: string | undefined
  fault: World['faults'][number] | undefined
}

type Outcome = { status: number; body: string; isKept?: boolean; isReplay?: boolean }

async function carryOut(world: World, request: IncomingMessage, call: Call): Promise<Outcome> {
  const { method, pathname, query, body, key, fault } = call
  try {
    authenticate(request.headers.authorization, pathname, body)
    const version = request.headers['stripe-version']
    if (version !== undefined && version !== API_VERSION) {
      throw invalidRequest(`Invalid Stripe API version: ${version}`)
    }
    if (body && !request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      throw invalidRequest('Requests are form-encoded, as in `curl -d`.', { code: 'parameter_invalid' })
    }
    return await once(world, key, { method, path: pathname, body }, async () => {
      if (method === 'POST' && world.latencyMs > 0) await pause(world.latencyMs)
      if (fault?.status) return { status: fault.status, body: errorBody({ type: 'api_error' }), isKept: false }
      return perform(world, method, pathname, decodeForm(method === 'GET' ? query : body))
    })
  } catch (error) {
    return failure(error)
  }
}

function perform(world: World, method: string, path: string, params: ReturnType<typeof decodeForm>) {
  try {
    const result = confirm(world, method, path, params) ?? dispatch(world, method, path, params)
    return { status: 200, body: JSON.stringify(result), isKept: true }
  } catch (error) {
    return failure(error)
  }
}

function failure(error: unknown) {
  if (error instanceof StripeError) {
    return { status: error.status, body: errorBody(error.body), isKept: error.kept }
  }
  console.error(error)
  return { status: 500, body: errorBody({ type: 'api_error', message: String(error) }), isKept: false }
}

const errorBody = (error: object) => JSON.stringify({ error })

function dispatch(world: World, method: string, path: string, params: ReturnType<typeof decodeForm>): object {
  const fitting = routes.filter(({ pattern }) => pattern.test(path))
  const route = fitting.find((one) => one.method === method)
  if (!route) {
    throw invalidRequest(`Unrecognized request URL (${method}: ${path}).`, { status: 404 })
  }
  return route.run({ world, params, path, id: decodeURIComponent(route.pattern.exec(path)?.[1] ?? '') })
}

const CONFIRM = /^\/v1\/(setup_intents|payment_intents)\/([^/]+)\/confirm$/

/** What the page's library calls, with the publishable key and the client secret. */
function confirm(
  world: World,
  method: string,
  path: string,
  params: ReturnType<typeof decodeForm>,
): object | undefined {
  const [, kind, id = ''] = CONFIRM.exec(path) ?? []
  if (method !== 'POST' || !kind) return undefined
  const isSetup = kind === 'setup_intents'
  const { client_secret: secret } = isSetup ? get(world, 'setup_intent', id) : get(world, 'payment_intent', id)
  if (params.client_secret !== secret) {
    throw invalidRequest('The client_secret provided does not match the client_secret associated with this object.')
  }
  const card = Object(Object(params.payment_method_data).card).number
  if (typeof card !== 'string' || !/^\d{16}$/.test(card)) {
    throw new StripeError(402, {
      type: 'card_error',
      code: 'incomplete_number',
      message: 'Your card number is incomplete.',
    })
  }
  return isSetup ? confirmSetup(world, id, card) : confirmPayment(world, id, card)
}

function authenticate(header: string | undefined, path: string, body: string): void {
  const [, scheme, value = ''] = /^(Bearer|Basic) (\S+)$/.exec(header ?? '') ?? []
  const basic = scheme === 'Basic' ? Buffer.from(value, 'base64').toString().split(':')[0] : value
  const key = basic || new URLSearchParams(body).get('key') || ''
  if (CONFIRM.test(path) && /^pk_/.test(key)) return
  if (/^(sk|rk)_(test|live)_\w+$/.test(key)) return
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header.'
  throw invalidRequest(message, { status: 401 })
}

function takeFault(world: World, path: string) {
  const index = world.faults.findIndex((fault) => path.startsWith(fault.path))
  return index < 0 ? undefined : world.faults.splice(index, 1)[0]
}
