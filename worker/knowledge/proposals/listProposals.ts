import * as z from 'zod/mini'
import type { BusinessFacts, WeekDay } from '../../../contract/facts'
import { type Proposal, proposal } from '../../../contract/knowledge'
import { readFacts } from '../../businesses/facts'
import { listFaqs } from '../../businesses/faqs'
import { ownBusiness } from '../../businesses/ownBusiness'
import type { OwnerContext } from '../../context'
import { knowledge } from '../../objects'
import { isSameDay, isSamePrice, plain, toldInstead } from './toldInstead'
import { typedProposals } from './typedProposals'

/** What was read, on the site or in what the owner typed as text, and isn't among their facts and questions yet. */
export async function listProposals(ctx: OwnerContext, businessId: string): Promise<Proposal[]> {
  const { country, currency, services, specialties } = await ownBusiness(ctx, businessId)
  const locale = { country, currency }
  const typed = [services, specialties].flatMap((text) => typedProposals(text ?? '', locale))
  const [proposals, facts, faqs] = await Promise.all([
    knowledge(ctx, businessId, country).proposals(typed, locale),
    readFacts(ctx, businessId),
    listFaqs(ctx, businessId),
  ])
  const asked = new Set(faqs.map(({ question }) => plain(question)))
  return z
    .array(proposal)
    .parse(proposals)
    .filter(({ faq, ...one }) => (faq ? !asked.has(plain(faq.question)) : !isKnown(one, facts)))
    .map((one) => {
      const told = toldInstead(one.facts, facts, locale)
      return { ...one, ...(told && { told }) }
    })
}

function isKnown({ kind, text, facts: said }: Omit<Proposal, 'faq'>, facts: BusinessFacts): boolean {
  switch (kind) {
    case 'faq':
      return false
    case 'hours':
      return Object.entries(said?.hours ?? {}).every(([day, spans]) => isSameDay(facts.hours[day as WeekDay], spans))
    case 'prices':
      return (said?.prices ?? []).every((price) =>
        facts.prices.some((own) => plain(own.name) === plain(price.name) && isSamePrice(own, price)),
      )
    default:
      return facts[kind].some((known) => plain(known) === plain(text))
  }
}
