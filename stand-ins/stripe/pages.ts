import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reply } from './api.ts'
import { StripeError } from './errors.ts'
import { changeSubscription } from './resources/changeSubscription.ts'
import { completeCheckout } from './resources/checkout.ts'
import { replaceCard } from './resources/clock.ts'
import { attachCard } from './resources/customers.ts'
import { find, get, subscriptionsOf, type World } from './world.ts'

const file = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8')

const text = (status: number, body: string, type = 'text/html; charset=utf-8'): Reply => ({
  status,
  headers: { 'content-type': type },
  body,
})
const redirect = (location: string): Reply => ({ status: 303, headers: { location }, body: '' })

/** What people see of Stripe: the page that takes the payment, the billing portal, and the library that our own page loads. */
export function showPage(world: World, method: string, path: string, body: string): Reply {
  const form = new URLSearchParams(body)
  const [, checkoutId] = /^\/c\/pay\/(\w+)$/.exec(path) ?? []
  if (checkoutId) return method === 'POST' ? pay(world, checkoutId, form) : checkoutPage(world, checkoutId, '')
  const [, portalId] = /^\/p\/session\/(\w+)$/.exec(path) ?? []
  if (portalId) return method === 'POST' ? actInPortal(world, portalId, form) : portalPage(world, portalId)
  if (path === '/v3/' || path === '/v3' || path.endsWith('/stripe.js')) {
    return world.stripeJsFails
      ? text(503, '', 'text/javascript')
      : text(200, file('stripe.js'), 'text/javascript; charset=utf-8')
  }
  return text(404, 'Not found')
}

const escaped = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const fill = (template: string, values: Record<string, string>) =>
  file(template).replace(/\{\{(\w+)\}\}/g, (_, name) => escaped(values[name] ?? ''))

function checkoutPage(world: World, id: string, error: string): Reply {
  const session = find(world, 'checkout.session', id)
  const price = session && get(world, 'price', world.checkouts.get(id)?.price ?? '')
  if (!session || !price || session.status !== 'open') return text(404, 'This page has expired.')
  const trialDays = world.checkouts.get(id)?.trialDays ?? 0
  const known = session.customer ? get(world, 'customer', session.customer).email : session.customer_email
  const page = fill('checkout.html', {
    email: known ?? '',
    price: `$${((price.unit_amount ?? 0) / 100).toFixed(2)} a month`,
    trial: trialDays > 0 ? `${trialDays} days free` : 'No trial',
    note: session.custom_text.submit?.message ?? '',
    cancelUrl: session.cancel_url ?? '',
    error,
  })
  return text(error ? 402 : 200, page)
}

function pay(world: World, id: string, form: URLSearchParams): Reply {
  try {
    const session = completeCheckout(world, id, {
      email: form.get('email') ?? '',
      card: (form.get('card') ?? '').replaceAll(' ', ''),
    })
    return redirect((session.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', id))
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return checkoutPage(world, id, error.message)
  }
}

function portalPage(world: World, id: string): Reply {
  const session = get(world, 'billing_portal.session', id)
  const [subscription] = subscriptionsOf(world, session.customer).toReversed()
  return text(200, fill('portal.html', { status: subscription?.status ?? 'none', returnUrl: session.return_url ?? '' }))
}

function actInPortal(world: World, id: string, form: URLSearchParams): Reply {
  const session = get(world, 'billing_portal.session', id)
  const [subscription] = subscriptionsOf(world, session.customer).toReversed()
  const card = form.get('card')
  if (card) replaceCard(world, session.customer, attachCard(world, session.customer, card.replaceAll(' ', '')).id)
  if (form.get('cancel') && subscription) changeSubscription(world, subscription.id, { cancel_at_period_end: true })
  return redirect(session.return_url ?? `/p/session/${id}`)
}
