import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { webhookRefused } from '../errors'

const TOLERANCE_SECONDS = 300

const cryptoProvider = Stripe.createSubtleCryptoProvider()

/**
 * The event, if Stripe signed this body within the last five minutes. Throws 400, also for two cases that the SDK lets through or answers
 * with a plain error: a time in the future, and a thin event.
 */
export async function verifyEvent(
  ctx: Context,
  body: Uint8Array,
  signature: string | undefined,
): Promise<Stripe.Event> {
  const secret = ctx.settings.STRIPE_WEBHOOK_SECRET
  if (!secret) throw webhookRefused('Payment isn’t set up yet.')
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1])
  if (!signature || !(signedAt * 1000 <= ctx.now() + TOLERANCE_SECONDS * 1000))
    throw webhookRefused('The signature is not valid.')
  // A byte order mark is part of the signed text.
  const payload = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(body)
  const event = await signedEvent({ payload, signature, secret })
  if (!z.safeParse(envelope, event).success) throw webhookRefused('This is not an event.')
  return event
}

/** The fields used after this; the SDK checks only the signature. */
const envelope = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.object({ object: z.string(), id: z.optional(z.string()) }) }),
})

type Signed = { payload: string; signature: string; secret: string }

async function signedEvent({ payload, signature, secret }: Signed): Promise<Stripe.Event> {
  try {
    return await Stripe.webhooks.constructEventAsync(payload, signature, secret, TOLERANCE_SECONDS, cryptoProvider)
  } catch (cause) {
    log.warn('webhook.refused', { error: cause })
    throw webhookRefused('The signature is not valid.')
  }
}
