import type { BusinessProfile } from '../../../businesses'
import { waitingEvent } from '../../../leads'
import type { Context } from '../../../platform/context'
import { newId } from '../../../platform/ids'
import { outboxRowIf } from '../../../platform/outbox/writeOutbox'
import { calendarOf } from '../../calendarObject'
import { openFacts } from '../../slots/withFacts'
import { offerMail } from './mails'
import { isNotOffered, setOffered, type WaitingRow } from './store'

export const HELD_MINUTES = 30

/** Holds a time for somebody who waits and mails them; answers until when it is held, and else why it isn't. */
export async function offerTime(ctx: Context, profile: BusinessProfile, one: WaitingRow, start: number) {
  const { serviceId, serviceName } = one
  const calendar = calendarOf(ctx, profile.id, profile.country)
  const held = await calendar.hold({
    serviceId,
    start,
    sessionId: one.id,
    offerMinutes: HELD_MINUTES,
    facts: openFacts(profile.facts),
  })
  if (held.outcome !== 'held') return held
  const { id: holdId, starts_at: startsAt, expires_at: until } = held.hold
  const payload = await offerMail(ctx, profile, { ...one, startsAt, endsAt: held.hold.ends_at, until })
  const isNews = isNotOffered(one)
  await ctx.tenants.batch([
    outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload }, isNews),
    waitingEvent(ctx, {
      changeId: newId('leadChange'),
      leadId: one.leadId,
      byName: one.name,
      shown: { serviceName, change: 'offered', startsAt },
      at: ctx.now(),
      isNews,
    }),
    setOffered(ctx, one, { startsAt, until, holdId }),
  ])
  return { outcome: 'offered' as const, until }
}
