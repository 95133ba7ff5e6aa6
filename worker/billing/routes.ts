import { Hono } from 'hono'
import * as z from 'zod/mini'
import { checkoutResponse } from '../../contract/accounts'
import {
  billingResponse,
  checkoutStatus,
  createSubscriptionRequest,
  createSubscriptionResponse,
  paymentSettings,
  planChange,
  planChangePreview,
  planChoice,
  portalResponse,
  type SoldPlanId,
} from '../../contract/billing'
import { SOLD_PLANS } from '../../contract/plans'
import { assertInScope } from '../platform/http/apiKeyAccess'
import type { AppContext, AppEnv } from '../platform/http/appEnv'
import { bearerOf, endpoint } from '../platform/http/endpoint'
import { ProblemError } from '../platform/http/problem'
import { limitByAddress } from '../platform/http/rateLimit'
import { readBody } from '../platform/http/readBody'
import { createSubscription } from './buying/createSubscription'
import { readCheckout } from './buying/readCheckout'
import { startCheckout } from './buying/startCheckout'
import { withPaymentProblems } from './errors'
import { cancelPlan, resumePlan } from './plan/cancelPlan'
import { changePlan, previewPlanChange } from './plan/changePlan'
import { describeBilling, describePayment } from './plan/describeBilling'
import { openPortal } from './plan/openPortal'
import { claimPurchase, declinePurchase } from './unclaimed/claimPurchase'
import { receiveEvent } from './webhook/receiveEvent'
import { verifyEvent } from './webhook/verifyEvent'

const plan = z.object({
  id: z.string(),
  name: z.string(),
  priceCents: z.number(),
  currency: z.string(),
  trialDays: z.number(),
  conversationLimit: z.optional(z.number()),
  businessLimit: z.number(),
  mostPopular: z.optional(z.literal(true)),
  features: z.array(z.string()),
  entitlements: z.readonly(z.array(z.string())),
})

const EVENT_MAX_BYTES = 1024 * 1024
/** The caller's idempotency key, so that a retry finds what the first attempt created. */
const keyOf = ({ req }: { req: Pick<AppContext['req'], 'header'> }) => req.header('idempotency-key')?.slice(0, 200)

const checkoutEndpoint = endpoint({
  summary: 'Get the checkout link for a plan',
  access: 'public',
  // Whoever is signed in buys for their account.
  role: 'owner',
  query: planChoice,
  answers: { 200: checkoutResponse },
})

/** An expired session doesn't keep anybody from buying. */
async function checkout(c: Pick<AppContext, 'var' | 'req'>, plan: SoldPlanId) {
  const token = bearerOf(c.req)
  const owner = token
    ? await c.var.authenticate(c.var.ctx, token, { check: 'fresh', role: 'owner' }).catch(unlessSignedOut)
    : undefined
  if (owner) assertInScope(owner, undefined)
  return withPaymentProblems(startCheckout(c.var.ctx, { plan, owner, key: keyOf(c) }))
}

function unlessSignedOut(error: unknown): undefined {
  if (!(error instanceof ProblemError) || error.status !== 401) throw error
}

const buying = new Hono<AppEnv>()
  .get('/api/plans', endpoint({ summary: 'List the plans', access: 'public', answers: { 200: z.array(plan) } }), (c) =>
    c.json(SOLD_PLANS),
  )
  .get('/api/create-checkout-session', limitByAddress('ACCOUNT_LIMIT'), checkoutEndpoint, async (c) =>
    c.json(await checkout(c, c.req.valid('query').plan)),
  )
  .post('/api/create-checkout-session', limitByAddress('ACCOUNT_LIMIT'), checkoutEndpoint, async (c) =>
    c.json(await checkout(c, c.req.valid('query').plan)),
  )
  .get(
    '/api/checkout/:sessionId',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({ summary: 'Get the status of a purchase', access: 'public', answers: { 200: checkoutStatus } }),
    async (c) => c.json(await withPaymentProblems(readCheckout(c.var.ctx, c.req.param('sessionId')))),
  )
  .post(
    '/api/create-subscription',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Start a subscription, which the payment form confirms',
      access: 'optional',
      body: createSubscriptionRequest,
      answers: { 200: createSubscriptionResponse },
    }),
    async (c) => {
      const wish = { ...c.req.valid('json'), owner: c.var.owner, key: keyOf(c) }
      return c.json(await withPaymentProblems(createSubscription(c.var.ctx, wish)))
    },
  )
  .get(
    '/api/billing/settings',
    endpoint({ summary: 'Get the payment page’s settings', access: 'public', answers: { 200: paymentSettings } }),
    (c) => c.json(describePayment(c.var.ctx)),
  )

const plans = new Hono<AppEnv>()
  .get(
    '/api/billing',
    endpoint({ summary: 'Get the owner’s plan', access: 'owner', answers: { 200: billingResponse } }),
    async (c) => c.json(await describeBilling(c.var.owner)),
  )
  .post(
    '/api/billing/portal',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Get the link to the payment provider’s page for invoices and cards',
      access: 'owner-fresh',
      answers: { 200: portalResponse },
    }),
    async (c) => c.json({ url: await withPaymentProblems(openPortal(c.var.owner)) }),
  )
  .get(
    '/api/billing/change-plan',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Get what a plan change would cost',
      access: 'owner',
      query: planChoice,
      answers: { 200: planChangePreview },
    }),
    async (c) => c.json(await withPaymentProblems(previewPlanChange(c.var.owner, c.req.valid('query').plan))),
  )
  .post(
    '/api/billing/change-plan',
    endpoint({
      summary: 'Change the plan, with proration',
      access: 'owner-fresh',
      body: planChange,
      answers: { 200: billingResponse },
    }),
    async (c) => {
      await withPaymentProblems(changePlan(c.var.owner, c.req.valid('json')))
      return c.json(await describeBilling(c.var.owner))
    },
  )
  .post(
    '/api/billing/cancel',
    endpoint({
      summary: 'Cancel at the end of the paid period',
      access: 'owner-fresh',
      answers: { 200: billingResponse },
    }),
    async (c) => {
      await withPaymentProblems(cancelPlan(c.var.owner))
      return c.json(await describeBilling(c.var.owner))
    },
  )
  .post(
    '/api/billing/resume',
    endpoint({
      summary: 'Undo a cancellation, or resume after a pause',
      access: 'owner-fresh',
      answers: { 200: billingResponse },
    }),
    async (c) => {
      await withPaymentProblems(resumePlan(c.var.owner))
      return c.json(await describeBilling(c.var.owner))
    },
  )

const waiting = new Hono<AppEnv>()
  .post(
    '/api/billing/purchases/:id/claim',
    endpoint({
      summary: 'Claim a purchase made with the owner’s email by someone who wasn’t logged in',
      access: 'owner-fresh',
      answers: { 200: billingResponse },
    }),
    async (c) => {
      await withPaymentProblems(claimPurchase(c.var.owner, c.req.param('id')))
      return c.json(await describeBilling(c.var.owner))
    },
  )
  .delete(
    '/api/billing/purchases/:id',
    endpoint({
      summary: 'Cancel and refund a purchase made with the owner’s email by someone who wasn’t logged in',
      access: 'owner-fresh',
      answers: { 200: billingResponse },
    }),
    async (c) => {
      await withPaymentProblems(declinePurchase(c.var.owner, c.req.param('id')))
      return c.json(await describeBilling(c.var.owner))
    },
  )

/** Takes the raw body: the signature covers its exact bytes. */
const events = new Hono<AppEnv>().post(
  '/api/webhooks/stripe',
  endpoint({
    summary: 'Receive the payment provider’s events',
    access: 'public',
    answers: { 200: z.object({ received: z.literal(true) }) },
  }),
  async (c) => {
    const { ctx } = c.var
    const body = await readBody(c.req.raw, EVENT_MAX_BYTES)
    await receiveEvent(ctx, await verifyEvent(ctx, body, c.req.header('stripe-signature')))
    return c.json({ received: true })
  },
)

export const billingRoutes = new Hono<AppEnv>()
  .route('/', buying)
  .route('/', plans)
  .route('/', waiting)
  .route('/', events)
