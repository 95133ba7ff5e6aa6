import * as z from 'zod/mini'
import { type LeftOut, leftOut, type Proposal, proposal } from '../../../contract/knowledge'
import { listFaqs, ownBusiness, readFacts } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { knowledge } from '../knowledgeObject'
import { isTold, otherPrices, plain, toldInstead } from './toldInstead'
import { typedProposals } from './typedProposals'

/** What was read, on the site or in what the owner typed as text, and isn't among their facts and questions yet. */
export async function listProposals(ctx: OwnerContext, businessId: string): Promise<Proposal[]> {
  const { country, currency, timeZone, services, specialties } = await ownBusiness(ctx, businessId)
  const locale = { country, currency }
  const typed = [services, specialties].flatMap((text) => typedProposals(text ?? '', locale))
  const [proposals, facts, faqs] = await Promise.all([
    knowledge(ctx, businessId, country).proposals(typed, { ...locale, timeZone }),
    readFacts(ctx, businessId),
    listFaqs(ctx, businessId),
  ])
  const asked = new Set(faqs.map(({ question }) => plain(question)))
  return z
    .array(proposal)
    .parse(proposals)
    .filter((one) => (one.faq ? !asked.has(plain(one.faq.question)) : !isTold(one.facts, facts)))
    .map((one, _, open) => {
      const told = toldInstead(one.facts, facts, locale)
      const also = otherPrices(one, open, locale)
      return { ...one, ...(told && { told }), ...(also && { also }) }
    })
}

/** Lines that look like hours, prices or places and are in no proposal. */
export async function listLeftOut(ctx: OwnerContext, businessId: string): Promise<LeftOut[]> {
  const { country, currency } = await ownBusiness(ctx, businessId)
  return z.array(leftOut).parse(await knowledge(ctx, businessId, country).leftOut({ country, currency }))
}
