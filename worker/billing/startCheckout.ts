import type { PlanId } from '../../contract/plans'
import type { Context } from '../context'

/** Where the visitor goes to buy. Without a payment provider that is the test registration, where it is on, and else nowhere (reading 36). */
export function startCheckout(ctx: Context, plan: PlanId): { checkoutUrl?: string } {
  if (ctx.settings.TEST_REGISTRATION === 'off') return {}
  const url = new URL('/test-registration', ctx.origin)
  url.searchParams.set('plan', plan)
  return { checkoutUrl: url.href }
}
