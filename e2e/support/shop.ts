import { type StripeStandIn, startStripe } from '../../stand-ins/stripe/server.ts'
import { stockCatalogue } from '../../stand-ins/stripe/stockCatalogue.ts'
import { freePort, openProduct } from './product'

export type Shop = {
  origin: string
  stripe: StripeStandIn
  /** What people, banks and time do at the payment provider. */
  control: (name: string, body?: object) => Promise<unknown>
}

export const ANALYTICS_ID = 'G-TEST1234'
export const OPERATOR = { name: 'Fair & Co. LLC', address: '12 Commercial Street, Portland, ME 04101' }
export const SUPPORT = { email: 'help@deskbell.example', phone: '(207) 555-0100' }

/** The product with a payment provider, an operator's name, support lines and a page-view tag configured. */
export async function openShop(): Promise<Shop & { close: () => Promise<void> }> {
  const stripe = await startStripe()
  stockCatalogue(stripe.world)
  const port = await freePort()
  stripe.world.webhook.url = `http://localhost:${port}/api/webhooks/stripe`
  const product = await openProduct(port, {
    ANALYTICS_ID,
    OPERATOR_NAME: OPERATOR.name,
    OPERATOR_ADDRESS: OPERATOR.address,
    SUPPORT_EMAIL: SUPPORT.email,
    SUPPORT_PHONE: SUPPORT.phone,
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: stripe.world.webhook.secret,
    STRIPE_API_BASE: stripe.url,
    STRIPE_JS_URL: `${stripe.url}/v3/`,
  })
  return {
    origin: product.origin,
    stripe,
    control: async (name, body = {}) => {
      const response = await fetch(`${stripe.url}/_control/${name}`, { method: 'POST', body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    close: async () => {
      await product.close()
      await stripe.close()
    },
  }
}
