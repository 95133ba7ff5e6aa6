import { Webhook } from 'standardwebhooks'
import type { Context } from '../../platform/context'
import { openText } from '../../platform/crypto/sealedText'
import { judgeReceiverNow } from '../../platform/http/judgeReceiver'
import { PATIENCE_MS } from '../../platform/http/patience'
import { within } from '../../platform/within'
import type { DeliveryRow, EndpointRow } from './store'

/** How long a request whose time is up has to reject by itself. */
const GRACE_MS = 200
const ANSWER_MAX = 200

/** `status` is null if nothing answered; `answer` is then why, else how the answer begins. */
export type Called = { status: number | null; answer: string }

/** Sends a delivery, signed as Standard Webhooks say. Redirects aren't followed. Never throws for what the receiver does. */
export async function callReceiver(ctx: Context, delivery: DeliveryRow, endpoint: EndpointRow): Promise<Called> {
  const verdict = await judgeReceiverNow(ctx, new URL(endpoint.url))
  if (!verdict.mayBeCalled) return { status: null, answer: `Not sent: ${verdict.why}` }
  const body = JSON.stringify({
    type: delivery.type,
    timestamp: new Date(delivery.createdAt).toISOString(),
    data: delivery.data,
  })
  const headers = await signedHeaders(ctx, delivery.id, body, endpoint)
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    // Reading a body may not heed the signal, so a second clock goes a moment longer.
    return await within(PATIENCE_MS + GRACE_MS, call(endpoint.url, { method: 'POST', headers, body, signal }))
  } catch {
    const why = signal.aborted ? `No response within ${PATIENCE_MS / 1000} seconds` : 'It couldn’t be reached'
    return { status: null, answer: why }
  }
}

async function call(url: string, request: RequestInit): Promise<Called> {
  const response = await fetch(url, { ...request, redirect: 'manual' })
  return { status: response.status, answer: await beginningOf(response) }
}

async function signedHeaders(ctx: Context, id: string, body: string, endpoint: EndpointRow) {
  const at = new Date(ctx.now())
  const isOldValid = (endpoint.oldSecretUntil ?? 0) > ctx.now()
  const sealed = [endpoint.secret, isOldValid ? endpoint.oldSecret : null].filter((secret) => secret !== null)
  const secrets = await Promise.all(sealed.map((one) => openText(ctx, one, `webhook_endpoints:${endpoint.id}`)))
  return {
    'content-type': 'application/json',
    'user-agent': 'Deskbell-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}

/** The first piece of the answer, cut: enough to see what went wrong. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const piece = await reader?.read()
  await reader?.cancel()
  // A character has four bytes at most.
  const text = new TextDecoder().decode(piece?.value?.subarray(0, ANSWER_MAX * 4))
  return text.replace(/\s+/g, ' ').trim().slice(0, ANSWER_MAX).toWellFormed()
}
