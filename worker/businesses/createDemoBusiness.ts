import type { Context } from '../context'
import { wakeOutbox } from '../outbox/writeOutbox'
import type { SeedBusiness } from '../seed/demoBusiness'
import { publishOwed } from './publishOwed'
import { insertBusiness, insertFaq } from './store'

/** The business with its FAQ rows, in one batch. */
export async function createDemoBusiness(
  ctx: Context,
  { faqs, ...business }: SeedBusiness & { id: string; customerId: string },
): Promise<void> {
  await ctx.tenants.batch([
    insertBusiness(ctx, business),
    ...faqs.map((faq, index) =>
      insertFaq(ctx, { ...faq, id: `faq_demo_${String(index + 1).padStart(2, '0')}`, businessId: business.id }),
    ),
    publishOwed(ctx, business.id),
  ])
  wakeOutbox(ctx)
}
