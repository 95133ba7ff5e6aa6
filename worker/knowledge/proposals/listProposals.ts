import * as z from 'zod/mini'
import type { BusinessFacts } from '../../../contract/facts'
import { type Proposal, proposal } from '../../../contract/knowledge'
import { readFacts } from '../../businesses/facts'
import { listFaqs } from '../../businesses/faqs'
import { ownBusiness } from '../../businesses/ownBusiness'
import type { OwnerContext } from '../../context'
import { knowledge } from '../../objects'
import { typedProposals } from './typedProposals'

/** What was read, on the site or in what the owner typed as text, and isn't among their facts and questions yet. */
export async function listProposals(ctx: OwnerContext, businessId: string): Promise<Proposal[]> {
  const { country, currency, services, specialties } = await ownBusiness(ctx, businessId)
  const typed = [services, specialties].flatMap((text) => typedProposals(text ?? '', { country, currency }))
  const [proposals, facts, faqs] = await Promise.all([
    knowledge(ctx, businessId, country).proposals(typed, currency),
    readFacts(ctx, businessId),
    listFaqs(ctx, businessId),
  ])
  const asked = new Set(faqs.map(({ question }) => plain(question)))
  return z
    .array(proposal)
    .parse(proposals)
    .filter(({ faq, ...one }) => (faq ? !asked.has(plain(faq.question)) : !isKnown(one, facts)))
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d@]+/gu, '')

function isKnown({ kind, text, facts: said }: Omit<Proposal, 'faq'>, facts: BusinessFacts): boolean {
  switch (kind) {
    case 'faq':
      return false
    case 'hours':
      return Object.entries(said?.hours ?? {}).every(([day, spans]) =>
        Object.entries(facts.hours).some(
          ([known, hours]) => known === day && JSON.stringify(hours) === JSON.stringify(spans),
        ),
      )
    case 'prices':
      return (said?.prices ?? []).every(({ name }) => facts.prices.some((price) => plain(price.name) === plain(name)))
    default:
      return facts[kind].some((known) => plain(known) === plain(text))
  }
}
