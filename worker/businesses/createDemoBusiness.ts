import type { BusinessType } from '../../contract/businessTypes'
import type { Context } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { publishOwed } from './publishOwed'
import { insertBusiness, insertFaq } from './store'

export type SeedBusiness = {
  name: string
  businessType: BusinessType
  services: string
  location: string
  specialties: string
  greeting: string
  calendlyUrl: string
  timeZone: string
  /** What the bot asks who left their details. */
  leadQuestions: string[]
  country: string
  faqs: { question: string; answer: string }[]
}

/** Creates a business with its FAQ rows, in one batch. */
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
