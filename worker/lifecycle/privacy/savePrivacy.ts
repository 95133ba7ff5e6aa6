import { plural } from '../../../contract/plural'
import type { OlderThan, PrivacyRequest, PrivacySettings } from '../../../contract/privacy'
import { auditOwed, takeAttempt } from '../../accounts'
import { type BusinessRow, ownBusiness, publishOwed, updateBusiness } from '../../businesses'
import { countHeadsBefore } from '../../inbox'
import { countLeadsBefore } from '../../leads'
import type { Context, OwnerContext } from '../../platform/context'
import { ProblemError } from '../../platform/http/problem'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { cutoff } from './applyRetention'

type Times = Pick<PrivacySettings, 'keepConversationsDays' | 'keepLeadsDays'>

const view = ({ keepConversationsDays, keepLeadsDays, noHealthDetails }: BusinessRow): PrivacySettings => ({
  keepConversationsDays,
  keepLeadsDays,
  noHealthDetails,
})

export const readPrivacy = async (ctx: OwnerContext, businessId: string): Promise<PrivacySettings> =>
  view(await ownBusiness(ctx, businessId))

/** How much of the business's is older than these times. Throws 404. */
export const countOlder = async (ctx: OwnerContext, businessId: string, times: Times): Promise<OlderThan> =>
  countBefore(ctx, (await ownBusiness(ctx, businessId)).id, times)

/**
 * Saves how long things are kept, and whether what visitors write is. A time that would delete something is refused with 409, which says
 * how much, unless the owner says that it may. Throws 404 and 429.
 */
export async function savePrivacy(
  ctx: OwnerContext,
  businessId: string,
  { mayDelete, ...settings }: PrivacyRequest,
): Promise<PrivacySettings> {
  const known = await ownBusiness(ctx, businessId)
  await takeAttempt(ctx, 'saving', ctx.actor.customerId)
  if (!mayDelete) await assertDeletesNothing(ctx, known, settings)
  const before: Record<string, unknown> = view(known)
  const changed = Object.entries(settings).flatMap(([field, value]) => (before[field] === value ? [] : [field]))
  if (changed.length === 0) return view(known)
  await ctx.tenants.batch([
    updateBusiness(ctx, known.id, settings),
    auditOwed(ctx, {
      customerId: ctx.actor.customerId,
      kind: 'business-changed',
      detail: { business: known.name, changed: changed.join(', ') },
    }),
    outboxRow(ctx, ctx.tenants, { kind: 'retention.changed', payload: { businessId: known.id } }),
    publishOwed(ctx, known.id),
  ])
  wakeOutbox(ctx)
  return settings
}

async function assertDeletesNothing(ctx: Context, known: BusinessRow, wanted: Times): Promise<void> {
  const { conversations, leads } = await countBefore(ctx, known.id, {
    keepConversationsDays:
      wanted.keepConversationsDays === known.keepConversationsDays ? null : wanted.keepConversationsDays,
    keepLeadsDays: wanted.keepLeadsDays === known.keepLeadsDays ? null : wanted.keepLeadsDays,
  })
  const parts = [...counted(conversations, 'conversation'), ...counted(leads, 'lead')]
  if (parts.length === 0) return
  throw new ProblemError(
    409,
    'would-delete',
    `This would delete ${parts.join(' and ')} for good. Send mayDelete: true if that’s what you want.`,
  )
}

const counted = (number: number, word: string) => (number === 0 ? [] : [plural(number, word)])

async function countBefore(ctx: Context, businessId: string, times: Times): Promise<OlderThan> {
  const conversations = cutoff(ctx, times.keepConversationsDays)
  const leads = cutoff(ctx, times.keepLeadsDays)
  return {
    conversations: conversations === null ? 0 : await countHeadsBefore(ctx, businessId, conversations),
    leads: leads === null ? 0 : await countLeadsBefore(ctx, businessId, leads),
  }
}
