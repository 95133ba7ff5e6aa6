import { Hono } from 'hono'
import * as z from 'zod/mini'
import { checkoutResponse } from '../../contract/accounts'
import { SOLD_PLANS } from '../../contract/plans'
import type { AppEnv } from '../http/appEnv'
import { endpoint } from '../http/endpoint'
import { limitByAddress } from '../http/rateLimit'
import { startCheckout } from './startCheckout'

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
})
const checkoutQuery = z.object({
  plan: z.enum(['starter', 'business', 'enterprise'], 'plan must be starter, business or enterprise'),
})

export const billingRoutes = new Hono<AppEnv>()
  .get(
    '/api/plans',
    endpoint({ summary: 'The plan catalogue', access: 'public', answers: { 200: z.array(plan) } }),
    (c) => c.json(SOLD_PLANS),
  )
  .get(
    '/api/create-checkout-session',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Where to pay for a plan',
      access: 'public',
      query: checkoutQuery,
      answers: { 200: checkoutResponse },
    }),
    (c) => c.json(startCheckout(c.var.ctx, c.req.valid('query').plan)),
  )
