import { BADGE_MAX, type Home, SINCE_MAX, type Since } from '../../contract/home'
import { hasRole } from '../../contract/roles'
import { type BusinessRow, ownBusiness } from '../businesses'
import { countUnknownAfter, findFirstOpenQuestion } from '../curation'
import { countBegun, countUnread } from '../inbox'
import { countLeadsAfter, leadsToCallBack } from '../leads'
import type { OwnerContext } from '../platform/context'
import { lastVisitOf } from './visits'

/** What matters now at a business, for this person. Throws 404. */
export async function readHome(ctx: OwnerContext, businessId: string): Promise<Home> {
  const business = await ownBusiness(ctx, businessId)
  const { id } = business
  const isManager = hasRole(ctx.actor.role, 'manager')
  const [leads, unreadConversations, questions, since] = await Promise.all([
    leadsToCallBack(ctx, id, BADGE_MAX),
    countUnread(ctx, id, BADGE_MAX),
    isManager ? findFirstOpenQuestion(ctx, id, BADGE_MAX) : undefined,
    readSince(ctx, id, isManager),
  ])
  const setup = isManager && setupOf(business)
  return {
    isInstalled: business.lastSeenAt !== null,
    ...(setup && { setup }),
    leads,
    unreadConversations,
    ...(questions && { questions: { open: questions.open, ...(questions.first && { first: questions.first }) } }),
    ...(since && { since }),
  }
}

/** Who has put the chat on their site needs no setting up, nor the last step of it. */
function setupOf({ setup, lastSeenAt }: BusinessRow): Home['setup'] {
  const isInstalled = lastSeenAt !== null
  if (!setup) return isInstalled ? undefined : 'begin'
  if (setup.step === 'install') return isInstalled ? undefined : 'install'
  return setup.step === 'done' ? undefined : 'continue'
}

async function readSince(ctx: OwnerContext, businessId: string, isManager: boolean): Promise<Since | undefined> {
  const after = await lastVisitOf(ctx, businessId)
  if (after === undefined) return undefined
  const [wrote, leads, unanswered] = await Promise.all([
    countBegun(ctx, businessId, after, SINCE_MAX),
    countLeadsAfter(ctx, { businessId, after, most: SINCE_MAX }),
    isManager ? countUnknownAfter(ctx, businessId, after, SINCE_MAX) : undefined,
  ])
  return { at: new Date(after).toISOString(), wrote, leads, ...(unanswered !== undefined && { unanswered }) }
}
