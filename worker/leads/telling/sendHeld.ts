import { loadProfile } from '../../businesses'
import {
  channelsOf,
  findDueGroups,
  findDueOf,
  type HeldGroup,
  holdLonger,
  peopleOf,
  quietUntil,
  reachOf,
  setNoLongerHeld,
  tell,
} from '../../notifications'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { setGatheredMailed } from '../mails/store'
import { findMattersOf } from '../matters/store'
import { findLeadsById } from '../store'
import { gatheredNotice } from './gatheredNotice'
import type { HeldBookings } from './heldBookingNotices'

/** Sends what was held in quiet hours or a flood, once those are over: one message for each person and channel. */
export async function sendHeld(ctx: Context, bookingsOf: HeldBookings): Promise<void> {
  const send = (group: HeldGroup) =>
    sendGroup(ctx, group, bookingsOf).catch((error: unknown) =>
      log.error('held.not-sent', { businessId: group.businessId, error }),
    )
  await Promise.all((await findDueGroups(ctx)).map(send))
}

async function sendGroup(ctx: Context, group: HeldGroup, bookingsOf: HeldBookings): Promise<void> {
  const held = await findDueOf(ctx, group)
  const given = (why: string) => setNoLongerHeld(ctx, held, { outcome: 'failed', reason: why })
  const person = (await peopleOf(ctx, group.customerId)).find(({ id }) => id === group.personId)
  if (!person) return void (await given('They left the team'))
  const [reach] = await reachOf(ctx, [person])
  if (!reach || !channelsOf(reach).includes(group.channel)) return void (await given('It was turned off before then'))
  const profile = await loadProfile(ctx, group.businessId)
  const told = await whatIsHeld(ctx, held)
  if (told.leads.length + told.matters.length === 0) return void (await given('It was deleted before then'))
  const booked = held.flatMap(({ kind, leadId }) => (kind === 'booking' && leadId) || [])
  const bookings = await bookingsOf(ctx, booked)
  const notice = gatheredNotice(ctx, { ...told, ...group, bookings, key: held[0]?.id ?? '', profile })
  const quiet = notice.isUrgent ? undefined : quietUntil(reach.preferences.quietHours, ctx.now(), profile.timeZone)
  if (quiet !== undefined) return void (await holdLonger(ctx, held, quiet))
  const only = { ...reach.preferences, mail: group.channel === 'mail', push: group.channel === 'push' }
  await ctx.tenants.batch([
    setGatheredMailed(ctx, group.channel === 'mail' ? told.leads : []),
    setNoLongerHeld(ctx, held, { outcome: 'gathered', sentAt: ctx.now() }),
    ...(await tell(ctx, [{ ...reach, preferences: only }], notice)),
  ])
  wakeOutbox(ctx)
}

type Held = Awaited<ReturnType<typeof findDueOf>>

async function whatIsHeld(ctx: Context, held: Held) {
  const leadIds = held.flatMap(({ leadId }) => leadId ?? [])
  const conversationIds = held.flatMap(({ kind, conversationId }) => (kind === 'matter' && conversationId) || [])
  const [leads, matters] = await Promise.all([findLeadsById(ctx, leadIds), findMattersOf(ctx, conversationIds)])
  return { leads, matters }
}
