import type { VisitorCounts, VisitorDeleted, VisitorQuery } from '../../../contract/privacy'
import { auditOwed } from '../../accounts'
import { findBusiness, ownBusiness } from '../../businesses'
import { forgetQuestions } from '../../curation'
import { forgetConversations } from '../../inbox'
import { addressTraces, buryRows, forgetLeads, type KnownVisitor, NO_CONTACT } from '../../leads'
import type { Context, OwnerContext } from '../../platform/context'
import type { PayloadOf } from '../../platform/outbox/message'
import { outboxRow } from '../../platform/outbox/writeOutbox'
import { forgetBookings, lastVisitEnd } from '../../scheduling'
import { findVisitor } from './findVisitor'
import { forgetMail } from './forgetMail'

type Step = (ctx: Context, visitor: KnownVisitor) => Promise<Partial<VisitorCounts> & { isPending?: boolean }>

/** What each domain deletes of a visitor. A step deletes nothing twice, and may find that another has been before. */
const STEPS: Step[] = [forgetConversations, forgetQuestions, forgetBookings, forgetLeads, forgetMail]

const NOTHING: VisitorCounts = {
  leads: 0,
  bookings: 0,
  waiting: 0,
  held: 0,
  conversations: 0,
  messages: 0,
  matters: 0,
  questions: 0,
  ratings: 0,
  emails: 0,
}
/** By then what was on its way has arrived, or is known to be buried. */
const LOOK_AGAIN_MS = 60_000

/**
 * Deletes one visitor everywhere. What can't be reached at once is deleted by the outbox row written first, which has ids alone. Throws 404
 * and 503.
 */
export async function forgetVisitor(
  ctx: OwnerContext,
  { businessId, ...asked }: VisitorQuery & { businessId: string },
): Promise<VisitorDeleted> {
  const business = await ownBusiness(ctx, businessId)
  const { contact: known } = await findVisitor(ctx, business, asked)
  // Buried before they are looked for: what is written meanwhile either is found or sees that it's buried.
  await buryRows(ctx, businessId, await addressTraces(ctx, businessId, known))
  const { heads: _, linked, ...visitor } = await findVisitor(ctx, business, asked)
  const { customerId, leadIds, conversationIds, sessionIds, bookingIds } = visitor
  const payload = { businessId, customerId, leadIds, conversationIds, sessionIds, bookingIds }
  await ctx.tenants.batch([
    buryRows(ctx, businessId, conversationIds),
    buryRows(ctx, businessId, bookingIds, await lastVisitEnd(ctx, businessId, bookingIds)),
    outboxRow(ctx, ctx.tenants, { kind: 'visitor.forget', payload }, ctx.now() + LOOK_AGAIN_MS),
    auditOwed(ctx, { customerId, kind: 'visitor-deleted' }),
  ])
  const { isPending, ...deleted } = await takeSteps(ctx, visitor)
  return { deleted, ...(isPending && { pending: true as const }), ...(linked.length > 0 && { kept: linked }) }
}

/** Handles `visitor.forget`. Throws until every object was reached. */
export async function finishForgetting(ctx: Context, payload: PayloadOf<'visitor.forget'>): Promise<void> {
  const business = await findBusiness(ctx, payload.businessId)
  if (!business) return
  const { isPending } = await takeSteps(ctx, {
    ...payload,
    bookingIds: payload.bookingIds ?? [],
    country: business.country,
    contact: NO_CONTACT,
    names: [],
  })
  if (isPending) throw new Error('Not all of the visitor’s objects could be reached')
}

async function takeSteps(ctx: Context, visitor: KnownVisitor): Promise<VisitorCounts & { isPending: boolean }> {
  const sum = { ...NOTHING, isPending: false }
  for (const step of STEPS) {
    const { isPending, ...deleted } = await step(ctx, visitor)
    sum.isPending ||= isPending ?? false
    for (const [kind, number] of Object.entries(deleted)) if (isCounted(kind)) sum[kind] += number
  }
  return sum
}

const isCounted = (kind: string): kind is keyof VisitorCounts => Object.hasOwn(NOTHING, kind)
