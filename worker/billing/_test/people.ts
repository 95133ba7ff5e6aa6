import { env } from 'cloudflare:workers'
import { checkoutResponse, meResponse, sessionResponse } from '../../../contract/accounts'
import type { PlanId } from '../../../contract/plans'
import { api, drainOutbox, ownersPassword, runMinute } from '../../_test/api'
import { linkIn, mailsAbout } from '../../_test/mail'
import { readSettings } from '../../platform/env'
import { requireStripe } from '../stripeClient'

// The stand-in is shared by all files: what others left undelivered is none of this one's business.
await env.KV.put('billing:reconciled-at', String(Date.now()))

export const stripe = requireStripe({ settings: readSettings(env) })

/** What people, banks and time do at the payment provider. Throws what it refuses. */
export async function control<Answer = object>(name: string, body: object = {}): Promise<Answer> {
  const base = readSettings(env).STRIPE_API_BASE
  const response = await fetch(`${base}/_control/${name}`, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`)
  return response.json()
}

export const newEmail = (local = 'owner') => `${local}-${crypto.randomUUID()}@example.com`

/** A card that nobody used before, and that pays. */
export const newCard = () =>
  `4242${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte % 10).join('')}`

export async function json<Body = object>(response: Response, status = 200): Promise<Body> {
  if (response.status !== status) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

export async function startCheckout(plan: PlanId, token?: string): Promise<string> {
  const response = await api(`/api/create-checkout-session?plan=${plan}`, token ? { token } : {})
  const { checkoutUrl = '' } = checkoutResponse.parse(await json(response))
  return checkoutUrl
}

type Payment = { email?: string; card?: string; token?: string }

/** Presses the pricing button and pays on the provider's page. Nothing has been heard of it here yet. */
export async function buy(plan: PlanId, { email = newEmail(), card = newCard(), token }: Payment = {}) {
  const id = (await startCheckout(plan, token)).split('/').at(-1) ?? ''
  const session = await control<{ customer: string; subscription: string }>('checkout/complete', { id, email, card })
  return { email, sessionId: id, stripeCustomer: session.customer, subscription: session.subscription }
}

export type Sent = { id: string; type: string; payload: string; signature: string }

export const takeEvents = (customer: string) => control<Sent[]>('events/take', { customer })

export const post = ({ payload, signature }: Pick<Sent, 'payload' | 'signature'>) =>
  api('/api/webhooks/stripe', { body: payload, headers: { 'stripe-signature': signature } })

/** Delivers events in the order given, and has what they owe worked off. */
export async function deliver(events: Sent[]): Promise<void> {
  for (const event of events) await json(await post(event))
  await drainOutbox()
}

/** As the night does it: what no event told is found out. */
export async function reconcile(): Promise<void> {
  await env.KV.delete('billing:reconciled-at')
  await runMinute()
  await drainOutbox()
}

export const deliverAll = async (customer: string) => deliver(await takeEvents(customer))

/** Follows the mailed link and registers. */
export async function register(email: string) {
  const [mail] = await mailsAbout(email, 'Finish setting up Deskbell')
  if (!mail) throw new Error(`No registration link was mailed to ${email}`)
  const token = linkIn(mail.text).searchParams.get('token')
  const response = await api('/api/complete-registration', {
    body: {
      token,
      email,
      businessName: 'Ortega Plumbing',
      businessType: 'plumbing',
      services: 'Drains and leaks',
      password: ownersPassword,
      confirmPassword: ownersPassword,
    },
  })
  const { sessionToken } = sessionResponse.parse(await json(response))
  await drainOutbox()
  return sessionToken
}

export const me = async (token: string) => meResponse.parse(await json(await api('/api/auth/me', { token })))

/** An owner who bought a plan, registered, and whose trial is over: they pay. */
export async function payingOwner(plan: PlanId) {
  const bought = await buy(plan)
  await deliverAll(bought.stripeCustomer)
  const token = await register(bought.email)
  await control('clock/advance', { customer: bought.stripeCustomer, days: 3.1 })
  await deliverAll(bought.stripeCustomer)
  const { business } = await me(token)
  return { ...bought, token, businessId: business?.id ?? '' }
}
