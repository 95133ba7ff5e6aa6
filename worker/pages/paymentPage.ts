import { describePayment } from '../billing'
import type { Context } from '../platform/context'
import { paymentPolicy } from '../platform/http/securityHeaders'

/** Origins that Stripe's form needs (Stripe's integration security guide, "Content Security Policy"). */
const STRIPE = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
}
const ITS_WALLETS = 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")'

/** Extra headers of the page with the payment form; none without Stripe's keys. */
export function paymentPage(ctx: Context): Record<string, string> {
  const { stripeJsUrl } = describePayment(ctx)
  if (!stripeJsUrl) return {}
  if (!ctx.settings.STRIPE_JS_URL) {
    return {
      'content-security-policy': paymentPolicy(STRIPE),
      'permissions-policy': ITS_WALLETS,
      // Wallets open a popup that posts messages back.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    }
  }
  const { origin } = new URL(stripeJsUrl)
  return { 'content-security-policy': paymentPolicy({ script: origin, frame: origin, connect: origin }) }
}
