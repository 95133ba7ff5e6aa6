import { type BusinessFacts, businessFacts } from '../../../contract/facts'
import type { Proposal, ProposalMend } from '../../../contract/knowledge'
import { serviceKey } from '../../../contract/sameFact'
import { addFaq, changeFacts, fillGaps, giveBack, withdraw } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { noRoomFor, proposalNotFound } from '../errors'
import { ownKnowledge } from '../sources/ownSources'
import { LISTS } from '../structured/businessSaid'
import { listProposals } from './listProposals'
import { plain } from './toldInstead'

/**
 * What the owner confirms becomes theirs: typed facts and FAQ rows. What another reading has changed meanwhile is proposed anew. Throws 404
 * where none of them is a proposal any longer, 422 where there is no room.
 */
export async function acceptProposals(ctx: OwnerContext, businessId: string, ids: string[]): Promise<void> {
  const accepted = (await listProposals(ctx, businessId)).filter(({ id }) => ids.includes(id))
  if (accepted.length === 0) throw proposalNotFound()
  await keep(ctx, businessId, accepted)
  await decide(
    ctx,
    businessId,
    accepted.map(({ id }) => id),
  )
}

/** What the owner says in its place becomes theirs, and it isn't proposed again. Throws 404, 422 where there is no room. */
export async function mendProposal(
  ctx: OwnerContext,
  businessId: string,
  { id, ...mend }: ProposalMend & { id: string },
): Promise<void> {
  const proposed = await findProposal(ctx, businessId, id)
  await keep(ctx, businessId, [mend])
  await withdraw(ctx, businessId, id, proposed)
  await decide(ctx, businessId, [id])
}

/** It is neither said nor proposed again, as long as the source says the same. Throws 404. */
export async function dismissProposal(ctx: OwnerContext, businessId: string, id: string): Promise<void> {
  await withdraw(ctx, businessId, id, await findProposal(ctx, businessId, id))
  await decide(ctx, businessId, [id])
}

async function findProposal(ctx: OwnerContext, businessId: string, id: string): Promise<Proposal> {
  const proposed = (await listProposals(ctx, businessId)).find((one) => one.id === id)
  if (!proposed) throw proposalNotFound()
  return proposed
}

/** It was dismissed by mistake: it is said and proposed as before, if the source still says so. Throws 404. */
export async function restoreProposal(ctx: OwnerContext, businessId: string, id: string): Promise<void> {
  await (await ownKnowledge(ctx, businessId)).reopen(id)
  await giveBack(ctx, businessId, id)
}

type Said = Pick<Proposal, 'facts' | 'faq'>

async function keep(ctx: OwnerContext, businessId: string, said: Said[]): Promise<void> {
  if (said.some(({ facts }) => facts)) {
    const { addresses } = await changeFacts(ctx, businessId, (known) => {
      const facts = businessFacts.safeParse(withSaid(known, said))
      if (!facts.success) throw noRoomFor(facts.error.issues[0]?.message)
      return facts.data
    })
    await fillGaps(ctx, businessId, { location: addresses[0] })
  }
  for (const { faq } of said)
    if (faq) await addFaq(ctx, businessId, { question: faq.question.slice(0, 300), answer: faq.answer })
}

async function decide(ctx: OwnerContext, businessId: string, ids: string[]): Promise<void> {
  await (await ownKnowledge(ctx, businessId)).decide(ids)
}

/** What is said anew takes the place of what was known; what is said twice at once, as two prices of one name, is kept twice. */
function withSaid(known: BusinessFacts, said: Said[]): BusinessFacts {
  const all = said.flatMap(({ facts }) => facts ?? [])
  const prices = all.flatMap((facts) => facts.prices ?? [])
  const policies = all.flatMap((facts) => facts.policies ?? [])
  return {
    ...known,
    ...Object.fromEntries(
      LISTS.map((field) => [field, [...known[field], ...all.flatMap((facts) => facts[field] ?? [])]]),
    ),
    hoursExceptions: [...known.hoursExceptions, ...all.flatMap((facts) => facts.hoursExceptions ?? [])],
    emergencyPhone: all.findLast((facts) => facts.emergencyPhone)?.emergencyPhone ?? known.emergencyPhone,
    hours: Object.assign({}, known.hours, ...all.map(({ hours }) => hours)),
    prices: [
      ...known.prices.filter(({ name }) => !prices.some((price) => serviceKey(price.name) === serviceKey(name))),
      ...prices,
    ],
    policies: [
      ...known.policies.filter(({ name }) => !policies.some((policy) => plain(policy.name) === plain(name))),
      ...policies,
    ],
  }
}
