import type { OwnerContext } from '../platform/context'
import { listFaqs } from './faqs'

export async function* everyFaq(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) {
    for (const faq of await listFaqs(ctx, businessId)) yield { businessId, ...faq }
  }
}
